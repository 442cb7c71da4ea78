import type { Diagram } from '../../diagram.ts'

export const INJECTABLES: Diagram[] = []
