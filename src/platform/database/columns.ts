import type { CreateTableBuilder } from 'kysely'
import type { DialectName } from './database.ts'

/** Adds the number by which a row is known: given by the database, never used twice. */
export function withId<T extends string>(table: CreateTableBuilder<T>, dialect: DialectName) {
  return dialect === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
}
