import { type FindFile, fileOrLinkOf } from '#core/content-files.ts'
import { type ItemOf, rowIdOf, type ValueOf } from '#core/content-type.ts'
import type { guidesType } from '../content-types/pages.ts'

type Value = ValueOf<typeof guidesType.fields>

/** The page of the training guides, and the checklists, which open there when they are found by searching. */
export function presentGuides(value: Value, find: FindFile) {
  const present = (guides: Value['training_guides']) => guides.map((guide) => presentDocument(guide, find))
  return {
    training_guides_desc: value.training_guides_desc,
    additional_links_desc: value.additional_links_desc,
    training_guides: present(value.training_guides),
    general_training_guides: present(value.general_training_guides),
    additional_links: present(value.additional_links),
    adaptation_checklists: present(value.adaptation_checklists),
  }
}

/** A document or link of a list. One that readers do not have yet has no id. */
export function presentDocument(
  { key, title, details, ...target }: ItemOf<typeof guidesType.fields.training_guides.fields>,
  find: FindFile,
) {
  return { id: rowIdOf(key) ?? 0, key, title, details, ...fileOrLinkOf(find, target) }
}
