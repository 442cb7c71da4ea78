import { stepNumber } from './marks.ts'
import { group, type Shape } from './shapes.ts'
import { textBox } from './text.ts'

/** Size of one scene: that of a step of a client sheet. */
export const SCENE = { width: 240, height: 170 } as const

/**
 * Scenes side by side across a slide, each with its number and a label below.
 * @param first number of the first scene
 */
export function strip(scenes: Shape[][], labels: string[], first = 1, width = 836): Shape[] {
  const column = width / scenes.length
  const scale = Math.min(0.96, (column - 10) / SCENE.width)
  return scenes.flatMap((scene, index) => {
    const left = index * column
    const low = 8 + SCENE.height * scale
    return [
      group(scene, { x: left + (column - SCENE.width * scale) / 2, y: 0, scale }),
      ...stepNumber(first + index, left + column / 2, low + 20),
      ...textBox(labels[index] ?? '', left + column / 2, low + 44, column - 14, { anchor: 'middle' }).shapes,
    ]
  })
}
