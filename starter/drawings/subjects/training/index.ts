import type { Diagram } from '../../diagram.ts'
import { COMMUNITY } from './community/index.ts'
import { FACILITATION } from './facilitation/index.ts'
import { SUPERVISION } from './supervision/index.ts'

export const TRAINING: Diagram[] = [...COMMUNITY, ...FACILITATION, ...SUPERVISION]
