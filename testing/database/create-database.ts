import pg from 'pg'

/**
 * Makes a new database on the server at `url`, as a copy of `template` when one is named (nobody may be using that).
 * @param name lower-case letters, digits and `_` only: it goes into the command as it is
 */
export function createDatabase(url: string, name: string, template = 'template1'): Promise<void> {
  return run(url, `create database ${name} template ${template}`)
}

/** Removes a database, also while connections to it are open. */
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
