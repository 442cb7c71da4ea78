import type { Path } from '#core/content-path.ts'
import type { DraftState } from '../bar/draft-state.ts'
import type { Target } from './selection.ts'

/** The form that has a field. */
export function targetOf({ type, server }: Pick<DraftState, 'type' | 'server'>, [name = '', item]: Path): Target {
  const key = { kind: server.kind, entry: server.entry }
  if (item !== undefined) return { ...key, list: name, item }
  const parts = Object.entries(type.parts)
  const [part = ''] = parts.find(([, { fields }]) => fields.includes(name)) ?? parts[0] ?? []
  return { ...key, part }
}
