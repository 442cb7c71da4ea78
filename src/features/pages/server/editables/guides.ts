import { guidesType } from '../../content-types/pages.ts'
import { indexGuides } from '../searchable.ts'
import { fileOrLinkProblems } from './file-or-link.ts'
import { singlePage } from './single-page.ts'

/** The page of the training guides with its documents and links. */
export const guidesPage = singlePage({
  name: 'guides',
  type: guidesType,
  page: '/training-guides',
  ids: {
    training_guides: 'guide',
    general_training_guides: 'guide',
    additional_links: 'guide',
    adaptation_checklists: 'guide',
  },
  afterPublish: indexGuides,
  check: async (_db, _entry, value) => [
    ...fileOrLinkProblems('training_guides', value.training_guides),
    ...fileOrLinkProblems('general_training_guides', value.general_training_guides),
    ...fileOrLinkProblems('additional_links', value.additional_links),
    ...fileOrLinkProblems('adaptation_checklists', value.adaptation_checklists),
  ],
})
