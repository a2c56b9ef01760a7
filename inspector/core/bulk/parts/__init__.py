"""Parts of logs, judged record by record, by what is known of lines, or counted."""
