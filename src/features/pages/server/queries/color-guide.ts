import { findFilesOf } from '#content/server/find-files.ts'
import { findLive } from '#content/server/live.ts'
import { orNotFound } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import { colorGuideType } from '../../content-types.ts'
import type { ColorGuide } from '../../contract.ts'
import { presentColorGuide } from '../../present/color-guide.ts'
import type { ColorGuideName } from '../editables/color-guides.ts'

/** The meaning of the colours of slides or documents. @throws {AppError} `not_found` until an editor writes it */
export async function getColorGuide(db: Db, name: ColorGuideName): Promise<ColorGuide> {
  const { value } = orNotFound(await findLive(db, colorGuideType, name))
  return presentColorGuide(value, await findFilesOf(db, colorGuideType, [value]))
}
