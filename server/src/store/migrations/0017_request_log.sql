-- The request log, in batches: a row per request would cost a tenth of a read. A batch has requests of one account, or of
-- none, oldest first, as JSON. The totals count all requests and bytes up to this batch, also those that were deleted.
-- It is written beside the requests and refers to nothing, so that nothing waits for it. The body comes last, because
-- it is rarely read.
create table request_log (
  n integer primary key,
  account bigint,
  first_at bigint not null,
  last_at bigint not null,
  keys text not null,
  errors bigint not null,
  requests_total bigint not null,
  bytes_total bigint not null,
  body text not null
);
create index request_log_by_account on request_log (account, n);
