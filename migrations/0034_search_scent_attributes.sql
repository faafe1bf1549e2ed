-- The documents with notes, perfumers and the other attributes are written anew when the shop starts: it indexes what is missing.
delete from product_search;
