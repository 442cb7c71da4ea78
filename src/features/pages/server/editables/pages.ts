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
import { fileOrLinkProblems } from './item-problems.ts'

interface SinglePage<F extends Fields> extends Pick<Kind<F>, 'check' | 'ids' | 'initial' | 'afterPublish'> {
  /** The name of its only entry. */
  name: string
  type: ContentType<F>
  /** The page on which readers see it. */
  page: string
}

/** A page that exists once and always, also before somebody has written it. */
function singlePage<const F extends Fields>({ name, page, ...kind }: SinglePage<F>) {
  const stored = storedKind<F>({ ...kind, tags: ['pages'], pages: { [name]: page } })
  const get = async (db: Db): Promise<ValueOf<F>> => orNotFound(await stored.read(db, name))
  return {
    ...stored,
    get,
    /** Its value with its files, for `present`. */
    async getWithFiles(db: Db): Promise<[ValueOf<F>, FindFile]> {
      const value = await get(db)
      return [value, await findFilesOf(db, kind.type, [value])]
    },
  }
}

export const homePage = singlePage({ name: 'home', type: homeType, page: '/', initial: { title: SITE_NAME } })

export const aboutPage = singlePage({ name: 'about', type: aboutType, page: '/about', initial: { title: text.about } })

export const gettingStartedPage = singlePage({
  name: 'getting-started',
  type: gettingStartedType,
  page: '/getting-started/module-structure',
  initial: { title: text.gettingStarted, description: text.navigatingSubtitle },
})

export const navigatingPage = singlePage({
  name: 'navigating',
  type: navigatingType,
  page: '/getting-started/navigating-website',
  initial: { title: text.tabs.navigating },
})

export const guidancePage = singlePage({ name: 'guidance', type: guidanceType, page: '/about' })

export const guidelinesPage = singlePage({ name: 'guidelines', type: guidelinesType, page: '/community/guidelines' })

export const frenchMaterialsPage = singlePage({
  name: 'french-materials',
  type: frenchMaterialsType,
  page: '/materials-in-french',
  initial: { title: formText.materials.frenchTitle },
})

export const spanishMaterialsPage = singlePage({
  name: 'spanish-materials',
  type: spanishMaterialsType,
  page: '/materials-in-spanish',
  initial: { title: formText.materials.spanishTitle },
})

export const footerPart = singlePage({ name: 'footer', type: footerType, page: '/' })

export const contactPart = singlePage({
  name: 'contact',
  type: contactType,
  page: '/',
  initial: { title: text.contactUs },
  async check(_db, _entry, { email }) {
    const error = email === '' ? undefined : findFieldError(email, EMAIL_FIELD)
    return error ? [errorAt(['email'], error.code, error.message)] : []
  },
})

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
