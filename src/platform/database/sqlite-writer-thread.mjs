// Plain JavaScript, because a thread that strips types takes 18 MB more memory, and this thread always runs.
import { parentPort, workerData } from 'node:worker_threads'
import SqliteFile from 'better-sqlite3'

const { file, busyMs, pragmas, maxStatements } = workerData
const database = new SqliteFile(file, { timeout: busyMs })
for (const pragma of pragmas) database.pragma(pragma)

/** Preparing a statement takes as long as running it, so each SQL text is prepared once. */
const statements = new Map()

function statementOf(sql) {
  const statement = statements.get(sql) ?? database.prepare(sql)
  if (statements.size >= maxStatements) statements.clear()
  statements.set(sql, statement)
  return statement
}

/** @param expectsTransaction whether the statement belongs to a transaction, which SQLite may have rolled back (full disk) */
function run({ sql, parameters, expectsTransaction }) {
  if (expectsTransaction && !database.inTransaction)
    return { error: { message: 'the transaction has been rolled back', code: 'SQLITE_ABORT_ROLLBACK' } }
  try {
    const statement = statementOf(sql)
    if (statement.reader) return { rows: statement.all(...parameters) }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { changes, lastInsertRowid }
  } catch (error) {
    // An Error would lose its code between threads.
    return { error: { message: error.message, code: error.code ?? 'SQLITE_ERROR' } }
  }
}

parentPort.on('message', (statement) => {
  if (statement === 'close') {
    database.close()
    parentPort.close()
    return
  }
  parentPort.postMessage(run(statement))
})
