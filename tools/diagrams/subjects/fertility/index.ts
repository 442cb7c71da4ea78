import type { Diagram } from '../../diagram.ts'

export const FERTILITY: Diagram[] = []
