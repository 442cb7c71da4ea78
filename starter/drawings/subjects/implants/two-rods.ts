import { diagram } from '../../diagram.ts'
import { backdrop } from '../../kit/frames.ts'
import { arrow, circle, group, path, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { fingertip, rod, tissue, trocar } from './parts.ts'
import { stepsBelow, stepsBeside, TWO_ROWS_HEIGHT } from './step-grid.ts'

/** Half of the angle between the rods. */
const HALF_TURN = 15
const RADIANS = (HALF_TURN * Math.PI) / 180
/** The point of the V, in a scene seen from above; the shoulder is at the right. */
const POINT = { x: 66, y: 96 } as const
const ROD = 110

const ghost = (rotate: number): Shape => {
  const radians = (rotate * Math.PI) / 180
  const [x, y] = [POINT.x + 150 * Math.cos(radians), POINT.y + 150 * Math.sin(radians)]
  return path(`M${POINT.x} ${POINT.y}L${x.toFixed(1)} ${y.toFixed(1)}`, { stroke: 'white', width: 3, dash: [8, 8] })
}

const above = backdrop('skin')
const opening = circle(POINT.x, POINT.y, 7, { fill: 'marigold', stroke: 'ink', width: 2.5 })

/** A rod of the V, a little away from its point. */
function placed(side: -1 | 1): Shape {
  const radians = (side * HALF_TURN * Math.PI) / 180
  return rod(POINT.x + 26 * Math.cos(radians), POINT.y + 26 * Math.sin(radians), side * HALF_TURN, ROD)
}

const anaesthetise = [
  above,
  ...[-HALF_TURN, HALF_TURN].flatMap((angle) => {
    const radians = (angle * Math.PI) / 180
    const end = `${(POINT.x + 150 * Math.cos(radians)).toFixed(1)} ${(POINT.y + 150 * Math.sin(radians)).toFixed(1)}`
    return [
      path(`M${POINT.x} ${POINT.y}L${end}`, { stroke: 'waterDeep', width: 22 }),
      path(`M${POINT.x} ${POINT.y}L${end}`, { stroke: 'water', width: 18 }),
    ]
  }),
  ghost(-HALF_TURN),
  ghost(HALF_TURN),
  opening,
]

const enter = [...tissue({ from: 110, to: 176, height: 10 }), trocar({ x: 158, y: 96, rotate: 14 }, 0)]
const TENT = { from: 104, to: 238, height: 26 } as const
const advance = [...tissue(TENT), trocar({ x: 204, y: 78 }, 0), ...arrow([150, 40], [206, 40], { width: 5 })]
const load = [
  ...tissue(TENT),
  trocar({ x: 204, y: 78 }, 64, [rod(-70, 0)]),
  ...arrow([30, 122], [84, 122], { width: 5 }),
]
const withdraw = [
  ...tissue(TENT),
  rod(138, 80),
  trocar({ x: 140, y: 78 }, 2),
  ...arrow([110, 40], [58, 40], { width: 5 }),
]
const turn = [
  above,
  ghost(HALF_TURN),
  placed(-1),
  opening,
  group([trocar({ x: 0, y: 0 }, 0)], {
    x: POINT.x + 26 * Math.cos(RADIANS),
    y: POINT.y + 26 * Math.sin(RADIANS),
    rotate: HALF_TURN,
    scale: 0.74,
  }),
  path('M214 62A150 150 0 0 1 214 130', { stroke: 'white', width: 4 }),
  text('30°', 164, 106, { size: 30, bold: true, paint: 'white' }),
  fingertip(118, 86, 'glove', -20),
]

/** Both rods felt through the skin. */
const feel = [above, placed(-1), placed(1), opening, fingertip(124, 84, 'glove', -8), fingertip(200, 132, 'skin', 12)]

export const implantTwoRods1 = diagram({
  id: 'implant-two-rods-1',
  width: 'full',
  height: 253,
  anatomical: true,
  texts: {
    en: {
      captions: ['Numb two paths in a V', 'Bevel up; lift the skin', 'Go to the mark near the handle'],
      alt: 'Three pictures. 1: two paths in a V are numbed; the V opens towards the shoulder. 2: the trocar enters with its bevel up and lifts the skin. 3: the trocar goes in to the mark near its handle.',
      note: 'Ask which end of the V points to the shoulder, and what the two marks on the trocar are for.',
    },
    fr: {
      captions: ['Anesthésier deux trajets en V', 'Biseau vers le haut, soulever', 'Jusqu’à la marque près du manche'],
      alt: 'Trois images. 1 : deux trajets en V sont anesthésiés ; le V s’ouvre vers l’épaule. 2 : le trocart entre, biseau vers le haut, et soulève la peau. 3 : le trocart avance jusqu’à la marque près de son manche.',
      note: 'Demandez quelle partie du V regarde l’épaule et à quoi servent les deux marques du trocart.',
    },
    es: {
      captions: [
        'Anestesiar dos trayectos en V',
        'Bisel hacia arriba; levantar la piel',
        'Hasta la marca junto al mango',
      ],
      alt: 'Tres imágenes. 1: se anestesian dos trayectos en V; la V se abre hacia el hombro. 2: el trócar entra con el bisel hacia arriba y levanta la piel. 3: el trócar avanza hasta la marca junto a su mango.',
      note: 'Pregunte qué parte de la V mira al hombro y para qué sirven las dos marcas del trócar.',
    },
  },
  draw: ({ captions }) => stepsBelow(1, [anaesthetise, enter, advance], captions),
})

export const implantTwoRods2 = diagram({
  id: 'implant-two-rods-2',
  width: 'full',
  height: TWO_ROWS_HEIGHT,
  anatomical: true,
  texts: {
    en: {
      captions: ['Rod to the tip', 'Plunger still, trocar back', 'Turn 30°, second rod', 'Feel both rods, she too'],
      alt: 'Four pictures. 4: the plunger brings the first rod to the tip of the trocar. 5: the plunger stays still, the trocar moves back and leaves the rod under the skin. 6: a finger holds the first rod while the trocar, its tip still under the skin, turns about 30 degrees for the second. 7: both rods in a V are felt by provider and client.',
      note: 'Let the group say “plunger still” aloud at picture 5: the rod is never pushed into the tissue.',
    },
    fr: {
      captions: [
        'Bâtonnet au bout',
        'Piston fixe, trocart en arrière',
        'Tourner de 30°, 2e bâtonnet',
        'Palper les deux, elle aussi',
      ],
      alt: 'Quatre images. 4 : le piston amène le premier bâtonnet au bout du trocart. 5 : le piston ne bouge pas, le trocart recule et laisse le bâtonnet sous la peau. 6 : un doigt garde le premier bâtonnet pendant que le trocart, pointe toujours sous la peau, tourne d’environ 30 degrés pour le second. 7 : le prestataire et la cliente palpent les deux bâtonnets en V.',
      note: 'Le groupe dit à voix haute « piston fixe » à l’image 5 : on ne pousse jamais le bâtonnet dans les tissus.',
    },
    es: {
      captions: [
        'Varilla hasta la punta',
        'Émbolo quieto, trócar atrás',
        'Girar 30°, segunda varilla',
        'Palpar las dos, ella también',
      ],
      alt: 'Cuatro imágenes. 4: el émbolo lleva la primera varilla a la punta del trócar. 5: el émbolo queda quieto, el trócar retrocede y deja la varilla bajo la piel. 6: un dedo sujeta la primera varilla mientras el trócar, con la punta bajo la piel, gira unos 30 grados para la segunda. 7: el proveedor y la usuaria palpan las dos varillas en V.',
      note: 'El grupo dice en voz alta «émbolo quieto» en la imagen 5: la varilla nunca se empuja dentro del tejido.',
    },
  },
  draw: ({ captions }) => stepsBeside(4, [load, withdraw, turn, feel], captions),
})
