// Plain JavaScript, because a thread that strips types takes 18 MB more, and this one always runs.
import { workerData } from 'node:worker_threads'
import SqliteFile from 'better-sqlite3'

const { settings, port, answered } = workerData
const { file, busyMs, pragmas, keptStatements } = settings
const database = new SqliteFile(file, { timeout: busyMs })
for (const pragma of pragmas) database.pragma(pragma)

/** Preparing a statement takes as long as running most: each text is prepared once. */
const statements = new Map()

function statementOf(sql) {
  const statement = statements.get(sql) ?? database.prepare(sql)
  if (statements.size >= keptStatements) statements.clear()
  statements.set(sql, statement)
  return statement
}

/** @param expectsTransaction true for a statement of a transaction, which SQLite may have rolled back (full disk) */
function run({ sql, parameters, expectsTransaction }) {
  if (expectsTransaction && !database.inTransaction)
    return { error: { message: 'the transaction has been rolled back', code: 'SQLITE_ABORT_ROLLBACK' } }
  try {
    const statement = statementOf(sql)
    if (statement.reader) return { rows: statement.all(...parameters) }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { changes, lastInsertRowid }
  } catch (error) {
    // An Error would lose its code on the way to the other thread.
    return { error: { message: error.message, code: error.code ?? 'SQLITE_ERROR' } }
  }
}

port.on('message', (statement) => {
  if (statement === 'close') {
    database.close()
    port.close()
    return
  }
  port.postMessage(run(statement))
  Atomics.add(answered, 0, 1)
  Atomics.notify(answered, 0)
})
