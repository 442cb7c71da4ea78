import { type Compilable, type CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely'
import { isPostgres } from './dialect-of.ts'
import type { Db } from './schema.ts'

/** What a prepared query is given. */
type Values = Record<string, string | number>

/** Names the place of a value in a query. */
export type Place<V extends Values> = <Name extends keyof V & string>(name: Name) => RawBuilder<V[Name]>

/** Stands in a query for a value that is given when it runs. */
class Given {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

function place<T>(name: string): RawBuilder<T> {
  return sql<T>`${sql.val(new Given(name))}`
}

/**
 * A query that is put together once and asked often. Kysely takes as long to put a small one together as SQLite to answer
 * it; worth it where every post or every page waits.
 * @param build puts it together, with places for what differs
 */
export function prepared<V extends Values, Row>(build: (db: Db, value: Place<V>) => Compilable<Row>) {
  const kept = new Map<boolean, CompiledQuery<Row>>()
  return (db: Db, values: V): Promise<QueryResult<Row>> => {
    const query = kept.get(isPostgres(db)) ?? build(db, place).compile()
    kept.set(isPostgres(db), query)
    const parameters = query.parameters.map((each) => (each instanceof Given ? values[each.name] : each))
    return db.executeQuery<Row>({ ...query, parameters })
  }
}
