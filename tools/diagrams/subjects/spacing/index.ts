import type { Diagram } from '../../diagram.ts'

export const SPACING: Diagram[] = []
