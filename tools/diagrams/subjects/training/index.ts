import type { Diagram } from '../../diagram.ts'
import { COMMUNITY } from './community/index.ts'

export const TRAINING: Diagram[] = [...COMMUNITY]
