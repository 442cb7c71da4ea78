import type { Diagram } from '../../diagram.ts'
import { effectiveness } from './effectiveness.ts'

export const CHOICE: Diagram[] = [effectiveness]
