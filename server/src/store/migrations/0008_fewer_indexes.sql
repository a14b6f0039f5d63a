-- An index that is one page more to write for each purchase has to earn it. Lists of every status merge those of each
-- status, which are indexed (`lists.ts`), and a page takes no longer.
drop index orders_newest;
drop index esims_newest;
drop index orders_by_customer_ref;
drop index esims_by_customer_ref;
