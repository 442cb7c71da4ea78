import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { addNote, readMember } from './member-facts.ts'

export const moderationRoutes: readonly Served[] = [
  serve(calls.getMember, ({ db, params, now }) => readMember(db, params.id, now)),
  serve(calls.addNote, addNote),
]
