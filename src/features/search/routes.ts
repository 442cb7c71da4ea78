import { type Served, serve } from '#server/http/serve.ts'
import { searchResources } from './contract.ts'
import { searchAll } from './queries.ts'

export const routes: Served[] = [serve(searchResources, (call) => searchAll(call.db, call.query))]
