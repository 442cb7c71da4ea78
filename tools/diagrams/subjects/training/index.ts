import type { Diagram } from '../../diagram.ts'

export const TRAINING: Diagram[] = []
