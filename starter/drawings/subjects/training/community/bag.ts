import { diagram, WIDTHS } from '../../../diagram.ts'
import { methodSign } from '../../../kit/methods.ts'
import { calendar } from '../../../kit/objects.ts'
import { group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { textBox } from '../../../kit/text.ts'
import { newSyringe, padlock, plainBag, sharpsBox, sheet, telephone } from '../things.ts'

const COLUMN = (WIDTHS.full - 216) / 4

/** A plain bag and what a community health worker carries in it. */
export const communityBag = diagram({
  id: 'community-bag',
  width: 'full',
  height: 318,
  texts: {
    en: {
      bag: 'A plain bag shows nothing',
      names: [
        'Methods, in date',
        'New syringes',
        'Sharps box, upright',
        'Soap or hand rub',
        'Calendar, beads',
        'Job aid, slips',
        'Register, locked',
        'Phone, charged',
      ],
      alt: 'A plain bag that shows nothing, and what is in it: methods in date; new syringes; a sharps container, upright; soap or hand rub; calendar and beads; job aid and referral slips; the register under lock; a charged telephone.',
      note: 'Trainees lay out their own bag and compare. Ask what is missing and what somebody in the street could see.',
    },
    fr: {
      bag: 'Un sac simple ne montre rien',
      names: [
        'Méthodes à jour',
        'Seringues neuves',
        'Boîte à aiguilles',
        'Savon ou gel',
        'Calendrier, collier',
        'Aide-mémoire',
        'Registre fermé',
        'Téléphone chargé',
      ],
      alt: 'Un sac simple qui ne montre rien, et son contenu : méthodes non périmées ; seringues neuves ; boîte de sécurité, debout ; savon ou gel ; calendrier et collier ; aide-mémoire et fiches de référence ; registre sous clé ; téléphone chargé.',
      note: 'Chacun étale son propre sac et compare. Demandez ce qui manque et ce qu’on peut voir dans la rue.',
    },
    es: {
      bag: 'Un bolso sencillo no muestra nada',
      names: [
        'Métodos vigentes',
        'Jeringas nuevas',
        'Caja de agujas',
        'Jabón o gel',
        'Calendario, collar',
        'Guía, boletas',
        'Registro con llave',
        'Teléfono cargado',
      ],
      alt: 'Un bolso sencillo que no muestra nada, y su contenido: métodos vigentes; jeringas nuevas; caja para punzocortantes, derecha; jabón o gel; calendario y collar; guía y boletas de referencia; registro con llave; teléfono cargado.',
      note: 'Cada persona muestra su propio bolso y compara. Pregunte qué falta y qué se podría ver en la calle.',
    },
  },
  draw: ({ bag, names }): Shape[] => [
    rect(0, 0, 196, 318, { fill: 'sand', radius: 14 }),
    group(plainBag(), { x: 18, y: 24, scale: 1.6 }),
    ...textBox(bag, 98, 200, 184, { bold: true, anchor: 'middle' }).shapes,
    ...names.flatMap((name, index): Shape[] => {
      const [x, y] = [216 + (index % 4) * COLUMN, Math.floor(index / 4) * 162]
      return [
        group(item(index), { x: x + COLUMN / 2 - 45, y, scale: 0.9 }),
        ...textBox(name, x + COLUMN / 2, y + 94, COLUMN - 8, { anchor: 'middle' }).shapes,
      ]
    }),
  ],
})

function item(index: number): Shape[] {
  switch (index) {
    case 0:
      return [
        methodSign('pills', { x: 0, y: 4, scale: 0.56 }),
        methodSign('condom', { x: 46, y: 14, scale: 0.56 }),
        methodSign('injection', { x: 22, y: 44, scale: 0.56 }),
      ]
    case 1:
      return newSyringe()
    case 2:
      return [sharpsBox(18, 96, 1.15)]
    case 3:
      return [
        rect(10, 52, 66, 38, { fill: 'leafPale', stroke: 'leaf', width: 3.5, radius: 14 }),
        path('M24 64h38', { stroke: 'leaf', width: 4 }),
        path('M70 90V52q0 -10 8 -14V24h10v14q8 4 8 14v38Z', { fill: 'water', stroke: 'waterDeep', width: 3 }),
        path('M83 24V14H70', { stroke: 'waterDeep', width: 5 }),
      ]
    case 4:
      return [...calendar(36, 44, 62), methodSign('beads', { x: 46, y: 42, scale: 0.54 })]
    case 5:
      return [group(sheet(4), { x: -12 }), group(sheet(2, 'terracotta'), { x: 34, y: 38, scale: 0.6 })]
    case 6:
      return [
        path('M10 8h76v84H10Z', { fill: 'indigo', stroke: 'ink', width: 3 }),
        path('M22 8v84', { stroke: 'white', width: 4 }),
        group(padlock(), { x: 42, y: 38, scale: 0.56 }),
      ]
    default:
      return telephone()
  }
}
