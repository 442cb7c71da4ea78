import { path, rect, type Shape } from '../../kit/shapes.ts'

/** A folded wet cloth. */
export function cloth(): Shape[] {
  return [
    path('M74 74Q98 66 120 74T166 72L168 112Q144 120 120 112T76 116Z', {
      fill: 'water',
      stroke: 'waterDeep',
      width: 3,
    }),
    path('M76 88Q98 80 120 88T166 86M76 102Q98 94 120 102T168 100', { stroke: 'waterDeep', width: 2.5 }),
  ]
}

/** A microscope and a cup for the sample. */
export function microscope(): Shape[] {
  return [
    path('M70 142H170', { stroke: 'ink', width: 10 }),
    path('M150 142C186 110 176 66 134 58', { stroke: 'steelDark', width: 12 }),
    path('M96 116H150', { stroke: 'steelDark', width: 9 }),
    path('M110 98L136 46', { stroke: 'steelDark', width: 24 }),
    path('M134 50L146 26', { stroke: 'ink', width: 16 }),
    path('M104 108L112 94', { stroke: 'ink', width: 14 }),
    path('M186 96H228L222 142H192Z', { fill: 'white', stroke: 'steelDark', width: 3 }),
    rect(184, 86, 46, 12, { fill: 'terracotta', radius: 4 }),
  ]
}
