import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { type Seated, seated } from './seated.ts'

const [ROOM, GAP] = [160, 12] as const
const PROVIDER: Seated = { skin: 'skinDark', head: 'bun', cloth: 'white', faces: 'right' }
const CLIENT: Seated = { skin: 'skin', head: 'wrap', cloth: 'terracotta', faces: 'left', isOnWheels: true }
const HELPER: Seated = { skin: 'skinDeep', head: 'short', cloth: 'marigold', faces: 'left' }

/** The provider speaks to the helper, or to the client. */
export const talkToHer = diagram({
  id: 'talk-to-her',
  width: 'half',
  height: ROOM * 2 + GAP,
  texts: {
    en: {
      people: ['Provider', 'Client', 'Helper'],
      alt: 'A provider, a client in a wheelchair and a helper. Wrong: an arrow leads from the provider over the client’s head to the helper. Right: the arrow leads to the client; the helper sits behind her.',
      note: 'Three trainees take the seats; the one who plays the client says how each way feels.',
    },
    fr: {
      people: ['Soignante', 'Cliente', 'Aide'],
      alt: 'Une soignante, une cliente en fauteuil roulant et une aide. À éviter : une flèche va de la soignante à l’aide, au-dessus de la cliente. À faire : la flèche va à la cliente ; l’aide est assise derrière elle.',
      note: 'Trois participants prennent les places ; celui qui joue la cliente dit ce qu’il ressent.',
    },
    es: {
      people: ['Proveedora', 'Clienta', 'Apoyo'],
      alt: 'Una proveedora, una clienta en silla de ruedas y una persona de apoyo. Evitar: una flecha va de la proveedora a la persona de apoyo, por encima de la clienta. Hacer: la flecha va a la clienta; la persona de apoyo está detrás de ella.',
      note: 'Tres participantes ocupan los lugares; quien hace de clienta cuenta qué siente.',
    },
  },
  draw: ({ people }): Shape[] => [...scene(0, people, false), ...scene(ROOM + GAP, people, true)],
})

function scene(top: number, [provider = '', client = '', helper = '']: string[], isRight: boolean): Shape[] {
  return [
    rect(0, top, 380, ROOM, { fill: isRight ? 'leafPale' : 'terracottaPale', radius: 12 }),
    rect(0, top + 126, 380, 4, { fill: 'inkSoft' }),
    seated(PROVIDER, { x: 34, y: top + 24, scale: 0.6 }),
    seated(CLIENT, { x: 170, y: top + 24, scale: 0.6 }),
    seated(HELPER, { x: 294, y: top + 24, scale: 0.6 }),
    ...(isRight
      ? arrow([86, top + 42], [166, top + 42], { paint: 'leaf', width: 7 })
      : arrow([80, top + 24], [304, top + 28], { paint: 'terracotta', width: 7, bend: 20 })),
    ...(isRight ? tick(18, top + 20, 30) : cross(20, top + 20, 28)),
    ...(isRight
      ? [
          text(provider, 66, top + 152, { anchor: 'middle' }),
          text(client, 206, top + 152, { anchor: 'middle', bold: true }),
          text(helper, 330, top + 152, { anchor: 'middle' }),
        ]
      : []),
  ]
}
