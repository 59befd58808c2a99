import pg from 'pg'

const textOf = (rows) => rows.map((row) => row.map((value) => value ?? '\\N').join('\t')).join('\n')

// What pg has for COPY: a query that answers the server's invitation with the rows.
class Copy extends pg.Query {
  constructor(statement, text, done) {
    super(statement, [], done)
    this.rowsAsText = text
  }

  handleCopyInResponse(connection) {
    connection.sendCopyFromChunk(Buffer.from(`${this.rowsAsText}\n`))
    connection.endCopyFrom()
  }
}

/** Writes rows in bulk over a connection of its own, which does not wait for the disk. */
export const openWriter = async (url) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('SET synchronous_commit = off')
  const copy = (table, columns, rows) =>
    new Promise((resolve, reject) => {
      const names = columns.map((name) => `"${name}"`).join(', ')
      const done = (error) => (error ? reject(error) : resolve())
      client.query(new Copy(`COPY "${table}" (${names}) FROM STDIN`, textOf(rows), done))
    })
  return {
    query: async (statement) => (await client.query(statement)).rows,
    write: async (columns, made) => {
      for (const [table, rows] of Object.entries(made)) if (rows.length > 0) await copy(table, columns[table], rows)
    },
    settle: async () => {
      await client.query('VACUUM (ANALYZE)')
      await client.query('CHECKPOINT')
    },
    close: () => client.end(),
  }
}
