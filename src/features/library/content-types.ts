import type { ContentType } from '#core/content-type.ts'
import { moduleType } from './content-types/module.ts'
import { moduleCategoryType } from './content-types/module-category.ts'
import { trainingToolsType } from './content-types/training-tools.ts'

export { moduleCategoryType, moduleType, trainingToolsType }

/** Everything of this feature that editors can change. */
export const libraryContentTypes: readonly ContentType[] = [moduleType, moduleCategoryType, trainingToolsType]
