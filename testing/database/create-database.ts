import pg from 'pg'

/**
 * Creates a database on the server at `url` as a copy of `template`, which must have no connections.
 * @param name lower-case letters, digits and `_` only, because it is not escaped
 */
export function createDatabase(url: string, name: string, template = 'template1'): Promise<void> {
  return run(url, `create database ${name} template ${template}`)
}

/** Deletes a database, also while it has connections. */
export function dropDatabase(url: string, name: string): Promise<void> {
  return run(url, `drop database if exists ${name} with (force)`)
}

async function run(url: string, command: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}
