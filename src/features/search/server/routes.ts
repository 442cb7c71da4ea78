import { type Served, serve } from '#platform/http/serve.ts'
import { searchResources } from '../contract.ts'
import { searchAll } from './search.ts'

export const routes: Served[] = [serve(searchResources, (call) => searchAll(call.db, call.query))]
