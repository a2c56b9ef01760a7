"""Shapes of other APIs: which one a value has, and where its calls keep what.

One module an API, asked in the order of `table.APIS`; one module a kind of stream.
A call of another API is no Open Responses item. It is found so that the place of its
name, arguments, id and result can be told, and its arguments be looked at.
"""
