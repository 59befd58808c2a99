-- Partitions by month for a PostgreSQL with very many payments; /docs/scale says when, and what it costs. Only functions are made
-- here, in a schema of their own; nothing changes before one is called:
--
--   SELECT gatehouse_partitions.partition_all(until);   once, in a quiet hour, while no Gatehouse runs
--   SELECT gatehouse_partitions.add_months(24);         every day, from cron: there must always be a next one
--
-- Ids begin with their kind and 48 bits of time, so a month is a range of ids: the primary keys stay as they are, references
-- stay, and whoever looks for an id looks into one partition. The ledger is cut by its sequence, as its chain is.

CREATE SCHEMA IF NOT EXISTS gatehouse_partitions;

-- The partitioned tables, and what their ranges are made of; a ledger's step is a number of entries.
CREATE TABLE IF NOT EXISTS gatehouse_partitions.plan (
  "table" text PRIMARY KEY,
  "key" text NOT NULL,
  "prefix" text,
  "times_fit" boolean NOT NULL,
  "step" bigint
);
INSERT INTO gatehouse_partitions.plan VALUES
  ('transactions', 'transactionID', 'txn', true, NULL),
  -- A line of the history may be much younger than the payment.
  ('transaction_moves', 'transactionID', 'txn', false, NULL),
  ('events', 'eventID', 'evt', true, NULL),
  ('webhook_deliveries', 'deliveryID', 'whd', true, NULL),
  ('webhook_attempts', 'attemptID', 'wha', true, NULL),
  ('ledger_entries', 'sequence', NULL, false, 250000000)
ON CONFLICT DO NOTHING;

-- What sorts before every id of this kind that is made at that millisecond or later.
CREATE OR REPLACE FUNCTION gatehouse_partitions.first_id(prefix text, at bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT prefix || '_' || string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', ((at >> (5 * place)) & 31)::int + 1, 1), ''
    ORDER BY place DESC) || repeat('0', 16)
  FROM generate_series(0, 9) AS place
$$;

CREATE OR REPLACE FUNCTION gatehouse_partitions.millis(at timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (extract(epoch FROM at) * 1000)::bigint
$$;

-- Id and time of a row are made of the same moment, or nearly; a day leaves room. PostgreSQL reads these checks when it plans, and
-- leaves out the months that a list with `from` or `to` does not need.
CREATE OR REPLACE FUNCTION gatehouse_partitions.check_times(part text, begins bigint, ends bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (%s "createdAt" < %s)', part, part || '_times',
    CASE WHEN begins IS NULL THEN '' ELSE format('"createdAt" >= %s AND', begins - 86400000) END, ends + 86400000);
END $$;

-- Statements that are found in the catalogue are found before any of them is run.
CREATE OR REPLACE FUNCTION gatehouse_partitions.run(statements text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  one text;
BEGIN
  FOREACH one IN ARRAY coalesce(statements, '{}') LOOP EXECUTE one; END LOOP;
END $$;

-- Makes `name` a partitioned table whose first partition is what it was: no row is copied.
CREATE OR REPLACE FUNCTION gatehouse_partitions.partition_table(name text, ends bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plan gatehouse_partitions.plan;
  old text := name || '_first';
  bound text;
  drops text[];
  adds text[];
  renames text[];
  parts text[];
  triggers text[];
BEGIN
  SELECT * INTO STRICT plan FROM gatehouse_partitions.plan WHERE "table" = name;
  bound := quote_literal(CASE WHEN plan.prefix IS NULL THEN ends::text ELSE gatehouse_partitions.first_id(plan.prefix, ends) END);
  EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', name);
  -- References to this table mean the table of that time: they are made anew, and PostgreSQL looks at every row for it.
  SELECT array_agg(format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname)),
    array_agg(format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)))
    INTO drops, adds FROM pg_constraint WHERE contype = 'f' AND confrelid = quote_ident(name)::regclass AND conparentid = 0;
  -- Names belong to the whole table, because later versions of Gatehouse go by them; those of the first part get others.
  SELECT array_agg(format('ALTER INDEX %I RENAME TO %I', relname, left(relname, 50) || '_' || left(md5(relname), 6) || '_first')),
    array_agg(CASE WHEN conname IS NULL THEN pg_get_indexdef(indexrelid)
      ELSE format('ALTER TABLE %I ADD CONSTRAINT %I %s', name, conname, pg_get_constraintdef(constraints.oid)) END)
    INTO renames, parts
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
      LEFT JOIN pg_constraint AS constraints ON conindid = indexrelid AND contype IN ('p', 'u')
    WHERE indrelid = quote_ident(name)::regclass;
  SELECT parts || array_agg(format('ALTER TABLE %I ADD CONSTRAINT %I %s', name, conname, pg_get_constraintdef(oid)))
    INTO parts FROM pg_constraint WHERE contype = 'f' AND conrelid = quote_ident(name)::regclass AND conparentid = 0;
  -- A trigger of the whole table goes to every partition by itself; one that stayed behind would see the first alone.
  SELECT drops || array_agg(format('DROP TRIGGER %I ON %I', tgname, name)), array_agg(pg_get_triggerdef(oid))
    INTO drops, triggers FROM pg_trigger WHERE tgrelid = quote_ident(name)::regclass AND NOT tgisinternal;
  PERFORM gatehouse_partitions.run(drops);
  PERFORM gatehouse_partitions.run(renames);
  EXECUTE format('ALTER TABLE %I RENAME TO %I', name, old);
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING STORAGE) PARTITION BY RANGE (%I)', name, old, plan.key);
  PERFORM gatehouse_partitions.run(parts);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%s)', name, old, bound);
  IF plan.times_fit THEN PERFORM gatehouse_partitions.check_times(old, NULL, ends); END IF;
  PERFORM gatehouse_partitions.run(adds);
  PERFORM gatehouse_partitions.run(triggers);
END $$;

-- The next partition of a table: from the end of the last one to `ends`, with the settings that the last one has.
CREATE OR REPLACE FUNCTION gatehouse_partitions.add_partition(name text, ends bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plan gatehouse_partitions.plan;
  begins bigint;
  settings text;
  part text;
BEGIN
  SELECT * INTO STRICT plan FROM gatehouse_partitions.plan WHERE "table" = name;
  SELECT ranges."ends", array_to_string(reloptions, ', ') INTO STRICT begins, settings
    FROM gatehouse_partitions.ranges JOIN pg_class ON pg_class.oid = quote_ident(ranges."part")::regclass
    WHERE ranges."table" = name ORDER BY ranges."ends" DESC LIMIT 1;
  part := name || CASE WHEN plan.prefix IS NULL THEN '_from_' || begins ELSE to_char(to_timestamp(begins / 1000) AT TIME ZONE 'UTC', '_YYYY_MM_DD') END;
  EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)', part, name,
    CASE WHEN plan.prefix IS NULL THEN begins::text ELSE gatehouse_partitions.first_id(plan.prefix, begins) END,
    CASE WHEN plan.prefix IS NULL THEN ends::text ELSE gatehouse_partitions.first_id(plan.prefix, ends) END);
  IF settings <> '' THEN EXECUTE format('ALTER TABLE %I SET (%s)', part, settings); END IF;
  IF plan.times_fit THEN PERFORM gatehouse_partitions.check_times(part, begins, ends); END IF;
  INSERT INTO gatehouse_partitions.ranges VALUES (name, part, begins, ends);
END $$;

-- Which partition holds what: milliseconds, or sequences of the ledger.
CREATE TABLE IF NOT EXISTS gatehouse_partitions.ranges (
  "table" text NOT NULL,
  "part" text PRIMARY KEY,
  "begins" bigint,
  "ends" bigint NOT NULL
);

-- All of it in one transaction. What is there stays together in a first partition that ends at `until`, which must lie ahead.
CREATE OR REPLACE FUNCTION gatehouse_partitions.partition_all(until timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plan gatehouse_partitions.plan;
  ends bigint;
BEGIN
  IF until <= clock_timestamp() THEN RAISE EXCEPTION 'until must lie ahead: rows are being written now'; END IF;
  FOR plan IN SELECT * FROM gatehouse_partitions.plan LOOP
    ends := gatehouse_partitions.millis(until);
    -- The first range of the ledger ends at the next full step.
    IF plan.step IS NOT NULL THEN
      EXECUTE format('SELECT (coalesce(max(%I), 0) / %s + 1) * %s + 1 FROM %I', plan.key, plan.step, plan.step, plan."table") INTO ends;
    END IF;
    PERFORM gatehouse_partitions.partition_table(plan."table", ends);
    INSERT INTO gatehouse_partitions.ranges VALUES (plan."table", plan."table" || '_first', NULL, ends);
  END LOOP;
  PERFORM gatehouse_partitions.add_months(24);
END $$;

-- So many months ahead of now, and four steps of the ledger. Doing it again adds nothing. A new partition takes a lock that every
-- payment would wait behind, so it gives up when somebody else holds the table for longer than that: try again later.
CREATE OR REPLACE FUNCTION gatehouse_partitions.add_months(ahead int) RETURNS void LANGUAGE plpgsql SET lock_timeout = '2s' AS $$
DECLARE
  plan gatehouse_partitions.plan;
  last bigint;
  goal bigint;
  used bigint;
BEGIN
  FOR plan IN SELECT * FROM gatehouse_partitions.plan WHERE "table" IN (SELECT "table" FROM gatehouse_partitions.ranges) LOOP
    IF plan.step IS NOT NULL THEN
      EXECUTE format('SELECT coalesce(max(%I), 0) FROM %I', plan.key, plan."table") INTO used;
      goal := used + 4 * plan.step;
    ELSE
      goal := gatehouse_partitions.millis(date_trunc('month', now(), 'UTC') + make_interval(months => ahead));
    END IF;
    LOOP
      SELECT max("ends") INTO last FROM gatehouse_partitions.ranges WHERE "table" = plan."table";
      EXIT WHEN last >= goal;
      PERFORM gatehouse_partitions.add_partition(plan."table", CASE WHEN plan.step IS NOT NULL THEN last + plan.step
        ELSE gatehouse_partitions.millis(date_trunc('month', to_timestamp(last / 1000.0), 'UTC') + interval '1 month') END);
    END LOOP;
  END LOOP;
END $$;

-- Of a range of the ledger that is full: whoever looks for the entries of a younger payment need not look into it.
CREATE OR REPLACE FUNCTION gatehouse_partitions.close_ledger_range(part text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  newest text;
  filled boolean;
BEGIN
  -- In every line that there is, or younger entries would still come.
  SELECT (SELECT count(*) FROM "ledger_entries" WHERE "sequence" = "ends" - 1)
      = (SELECT coalesce((SELECT "value"::int FROM "settings" WHERE "name" = 'ledgerLines'), 1)) INTO STRICT filled
    FROM gatehouse_partitions.ranges WHERE ranges.part = close_ledger_range.part AND "table" = 'ledger_entries';
  IF filled IS NOT TRUE THEN RAISE EXCEPTION '% is not full yet', part; END IF;
  EXECUTE format('SELECT max("transactionID") FROM %I', part) INTO newest;
  EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK ("transactionID" <= %L) NOT VALID', part, part || '_newest', newest);
  EXECUTE format('ALTER TABLE %I VALIDATE CONSTRAINT %I', part, part || '_newest');
END $$;
