/** Writes rows in bulk through the product's own writer: one JSON text a table, which SQLite takes apart itself. */
export const openWriter = (database) => {
  const insert = (manager, table, columns, rows) => {
    const names = columns.map((name) => `"${name}"`).join(', ')
    const values = columns.map((_, position) => `value ->> ${position}`).join(', ')
    return manager.query(`INSERT INTO "${table}" (${names}) SELECT ${values} FROM json_each($1)`, [
      JSON.stringify(rows),
    ])
  }
  const query = (statement) => database.write((manager) => manager.query(statement))
  return {
    query,
    write: (columns, made) =>
      database.write(async (manager) => {
        for (const [table, rows] of Object.entries(made))
          if (rows.length > 0) await insert(manager, table, columns[table], rows)
      }),
    settle: () => query('ANALYZE'),
    close: async () => {},
  }
}
