import type { ContentType } from '#core/content-type.ts'
import type { AnyDraftOverlay } from '#ui/editing/draft-overlay.ts'
import { createStore } from '#ui/store.ts'

interface Content {
  types: readonly ContentType[]
  overlays: Readonly<Record<string, AnyDraftOverlay>>
}

/** The content types and overlays of all features. The app fills them in when the account is known to be staff. */
const content = createStore<Content>({ types: [], overlays: {} })

export const registerContent = content.set

/** Undefined until edit mode has loaded, and for an unknown kind. */
export function useContentType(kind: string): ContentType | undefined {
  return content.useStore(({ types }) => types.find((type) => type.kind === kind))
}

/** @throws {Error} for a kind that no feature has registered */
export function getContentType(kind: string): ContentType {
  const type = content.get().types.find((candidate) => candidate.kind === kind)
  if (type === undefined) throw new Error(`No content type ${kind} is registered`)
  return type
}

export function findOverlay(page: string): AnyDraftOverlay | undefined {
  return content.get().overlays[page]
}
