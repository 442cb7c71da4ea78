import { rowIdOf, type ValueOf } from '#core/content-type.ts'
import type { platformLinksType } from '../content-types.ts'
import type { PlatformLink } from '../contract.ts'

/** Links that were never published have ids below 1. */
export function presentPlatformLinks({ links }: ValueOf<typeof platformLinksType.fields>): PlatformLink[] {
  return links.map(({ key, name, target, dialog_title, dialog_text }, index) => ({
    id: rowIdOf(key) ?? -index,
    link_name: name,
    link_type: target === '' ? 'MODAL' : 'LINK',
    link_target: target,
    modal_header: dialog_title === '' ? name : dialog_title,
    modal_body: dialog_text,
  }))
}
