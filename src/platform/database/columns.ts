import type { CreateTableBuilder } from 'kysely'
import type { DialectName } from './database.ts'

/** Adds the primary key `id`: the database assigns it and never uses a value again. */
export function withId<T extends string>(table: CreateTableBuilder<T>, dialect: DialectName) {
  return dialect === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
}
