import type { Diagram } from '../../diagram.ts'
import { COMMUNITY } from './community/index.ts'
import { FACILITATION } from './facilitation/index.ts'

export const TRAINING: Diagram[] = [...COMMUNITY, ...FACILITATION]
