import type { AnyEditable, Kind } from '#content/server/editable.ts'
import { findFilesOf } from '#content/server/find-files.ts'
import { storedKind } from '#content/server/kind.ts'
import type { FindFile } from '#core/content-files.ts'
import { errorAt } from '#core/content-problems.ts'
import type { ContentType, Fields, ValueOf } from '#core/content-type.ts'
import { EMAIL_FIELD } from '#core/email-field.ts'
import { orNotFound } from '#core/errors.ts'
import { findFieldError } from '#core/rules.ts'
import { SITE_NAME } from '#core/site-name.ts'
import type { Db } from '#platform/database/schema.ts'
import { formText } from '../../content-types/pages/messages.ts'
import {
  aboutType,
  contactType,
  footerType,
  frenchMaterialsType,
  gettingStartedType,
  guidanceType,
  guidelinesType,
  guidesType,
  homeType,
  navigatingType,
  spanishMaterialsType,
} from '../../content-types/pages.ts'
import { text } from '../../messages.ts'
import { indexGuides } from '../searchable.ts'
import { keepConfirmed } from './contact-address.ts'
import { fileOrLinkProblems } from './item-problems.ts'

/**
 * A page that exists once and always, also before somebody has written it.
 * @param name of its only entry
 * @param page on which readers see it
 */
function singlePage<const F extends Fields>(
  name: string,
  type: ContentType<F>,
  page: string,
  more: Pick<Kind<F>, 'check' | 'ids' | 'initial' | 'afterPublish'> = {},
) {
  const stored = storedKind<F>({ ...more, type, tags: ['pages'], pages: { [name]: page } })
  const get = async (db: Db): Promise<ValueOf<F>> => orNotFound(await stored.read(db, name))
  return {
    ...stored,
    get,
    /** Its value with its files, for `present`. */
    async getWithFiles(db: Db): Promise<[ValueOf<F>, FindFile]> {
      const value = await get(db)
      return [value, await findFilesOf(db, type, [value])]
    },
  }
}

export const homePage = singlePage('home', homeType, '/', { initial: { title: SITE_NAME } })

export const aboutPage = singlePage('about', aboutType, '/about', { initial: { title: text.about } })

export const gettingStartedPage = singlePage(
  'getting-started',
  gettingStartedType,
  '/getting-started/module-structure',
  { initial: { title: text.gettingStarted, description: text.navigatingSubtitle } },
)

export const navigatingPage = singlePage('navigating', navigatingType, '/getting-started/navigating-website', {
  initial: { title: text.tabs.navigating },
})

export const guidancePage = singlePage('guidance', guidanceType, '/about')

export const guidelinesPage = singlePage('guidelines', guidelinesType, '/community/guidelines')

export const frenchMaterialsPage = singlePage('french-materials', frenchMaterialsType, '/materials-in-french', {
  initial: { title: formText.materials.frenchTitle },
})

export const spanishMaterialsPage = singlePage('spanish-materials', spanishMaterialsType, '/materials-in-spanish', {
  initial: { title: formText.materials.spanishTitle },
})

export const footerPart = singlePage('footer', footerType, '/')

export const contactPart = singlePage('contact', contactType, '/', {
  initial: { title: text.contactUs },
  afterPublish: (tx, _entry, change) => keepConfirmed(tx, change),
  async check(_db, _entry, { email }) {
    const error = email === '' ? undefined : findFieldError(email, EMAIL_FIELD)
    return error ? [errorAt(['email'], error.code, error.message)] : []
  },
})

/** The page of the training guides with its documents and links. */
export const guidesPage = singlePage('guides', guidesType, '/training-guides', {
  ids: {
    training_guides: 'guide',
    general_training_guides: 'guide',
    additional_links: 'guide',
    adaptation_checklists: 'guide',
  },
  afterPublish: indexGuides,
  check: async (_db, _entry, value) =>
    (['training_guides', 'general_training_guides', 'additional_links', 'adaptation_checklists'] as const).flatMap(
      (list) => fileOrLinkProblems(list, value[list]),
    ),
})

export const singlePages: readonly AnyEditable[] = [
  homePage,
  aboutPage,
  gettingStartedPage,
  navigatingPage,
  guidancePage,
  guidelinesPage,
  frenchMaterialsPage,
  spanishMaterialsPage,
  footerPart,
  contactPart,
  guidesPage,
]
