import type { Diagram } from '../../diagram.ts'
import { injectablesAct, pillsAct, popActs } from './acts.ts'

export const PILLS: Diagram[] = [pillsAct, popActs, injectablesAct]
