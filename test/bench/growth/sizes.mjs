import { columns } from './rows.mjs'

const tables = Object.keys(columns)
const listed = tables.map((name) => `'${name}'`).join(', ')

/** Bytes of each table and index, and of an index its levels and how many children an inner page has. */
export const sizesOf = (engine, query) => (engine === 'sqlite' ? inSqlite(query) : inPostgres(query))

const inSqlite = async (query) => {
  const rows = await query(`
    SELECT "tbl_name" AS "table", "schema"."name" AS "name", "schema"."type" AS "type", SUM("pgsize") AS "bytes",
      SUM("pagetype" = 'leaf') AS "leaves", SUM("pagetype" = 'internal') AS "inner",
      MAX(LENGTH("path") - LENGTH(REPLACE("path", '/', ''))) AS "levels"
    FROM "sqlite_master" AS "schema" JOIN "dbstat" ON "dbstat"."name" = "schema"."name"
    WHERE "tbl_name" IN (${listed}) AND "pagetype" <> 'overflow' GROUP BY 1, 2, 3`)
  const overflow = await query(
    `SELECT "name", SUM("pgsize") AS "bytes" FROM "dbstat" WHERE "pagetype" = 'overflow' GROUP BY "name"`,
  )
  const extra = new Map(overflow.map(({ name, bytes }) => [name, bytes]))
  return rows.map((row) => ({ ...sizeOf(row), bytes: row.bytes + (extra.get(row.name) ?? 0) }))
}

const inPostgres = async (query) => {
  await query('CREATE EXTENSION IF NOT EXISTS pageinspect')
  const tableSizes = await query(`
    SELECT "relname" AS "table", "relname" AS "name", 'table' AS "type", pg_table_size("oid") AS "bytes",
      0 AS "leaves", 0 AS "inner", 0 AS "levels"
    FROM "pg_class" WHERE "relkind" = 'r' AND "relname" IN (${listed})`)
  // An index without a row has no page to look at yet, and pageinspect refuses to look.
  const indexSizes = await query(`
    WITH "grown" AS MATERIALIZED (
      SELECT "owner"."relname" AS "table", "index"."relname" AS "name", pg_relation_size("index"."oid") AS "bytes",
        '"' || "index"."relname" || '"' AS "quoted"
      FROM "pg_index" JOIN "pg_class" "index" ON "index"."oid" = "indexrelid" JOIN "pg_class" "owner" ON "owner"."oid" = "indrelid"
      WHERE "owner"."relkind" = 'r' AND "owner"."relname" IN (${listed}) AND pg_relation_size("index"."oid") > 8192)
    SELECT "table", "name", 'index' AS "type", "bytes", "leaves", "inner", (SELECT "level" + 1 FROM bt_metap("quoted")) AS "levels"
    FROM "grown", LATERAL (
      SELECT COUNT(*) FILTER (WHERE "type" = 'l') AS "leaves", COUNT(*) FILTER (WHERE "type" IN ('i', 'r')) AS "inner"
      FROM bt_multi_page_stats("quoted", 1, -1)) AS "pages"`)
  const rows = [...tableSizes, ...indexSizes]
  return rows.map(sizeOf)
}

const sizeOf = ({ table, name, type, bytes, leaves, inner, levels }) => {
  const [pages, parents] = [Number(leaves), Number(inner)]
  const children = parents > 0 ? Math.round((pages + parents - 1) / parents) : 0
  return {
    table,
    name,
    isIndex: type === 'index',
    bytes: Number(bytes),
    leaves: pages,
    levels: Number(levels),
    children,
  }
}
