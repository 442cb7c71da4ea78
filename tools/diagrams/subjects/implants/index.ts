import type { Diagram } from '../../diagram.ts'
import { implantPlace } from './arm.ts'

export const IMPLANTS: Diagram[] = [implantPlace]
