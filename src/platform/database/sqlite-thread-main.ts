import { parentPort, workerData } from 'node:worker_threads'
import SqliteFile from 'better-sqlite3'
import { ROLLED_BACK, type Statement, type ThreadResponse, type ThreadSettings } from './sqlite-thread.ts'

const { file, busyMs, pragmas, maxStatements }: ThreadSettings = workerData
const database = new SqliteFile(file, { timeout: busyMs })
for (const pragma of pragmas) database.pragma(pragma)

/** Preparing a statement takes as long as running it, so each SQL text is prepared once. */
const statements = new Map<string, SqliteFile.Statement>()

function statementOf(sql: string): SqliteFile.Statement {
  const statement = statements.get(sql) ?? database.prepare(sql)
  if (statements.size >= maxStatements) statements.clear()
  statements.set(sql, statement)
  return statement
}

function run({ sql, parameters, expectsTransaction }: Statement): ThreadResponse {
  // SQLite rolls a transaction back by itself when the disk is full.
  if (expectsTransaction && !database.inTransaction)
    return { error: { message: 'the transaction has been rolled back', code: ROLLED_BACK } }
  try {
    const statement = statementOf(sql)
    return statement.reader ? { rows: statement.all(...parameters) } : statement.run(...parameters)
  } catch (error) {
    // An Error would lose its code between threads.
    if (error instanceof SqliteFile.SqliteError) return { error: { message: error.message, code: error.code } }
    return { error: { message: String(error), code: 'SQLITE_ERROR' } }
  }
}

parentPort?.on('message', (message: Statement | 'close') => {
  if (message !== 'close') return parentPort?.postMessage(run(message))
  database.close()
  parentPort?.close()
})
