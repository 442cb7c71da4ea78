import { diagram } from '../../../diagram.ts'
import { cells, cellsHeight } from '../../../kit/cells.ts'
import { calendar } from '../../../kit/objects.ts'
import type { Shape } from '../../../kit/shapes.ts'
import { group } from '../../../kit/shapes.ts'
import { injectingNoRub, intoSharpsBox, newSyringe, pen, sharpsBox, vialAndDate, washing } from '../things.ts'

const ROW = 156

/** A safe injection at a home, from washing hands to the next date. */
export const communityInjection = diagram({
  id: 'community-injection',
  width: 'full',
  height: cellsHeight(2, ROW),
  texts: {
    en: {
      words: [
        'Wash hands; container beside you',
        'Read product and date',
        'New syringe, closed packet',
        'Inject; do not rub',
        'No cap back on: straight in',
        'Wash hands; write next date',
      ],
      alt: 'Six steps of a safe injection at a home. 1: wash hands, clean surface, container beside you. 2: read product and date. 3: a new syringe from a closed packet. 4: inject, do not rub. 5: no cap back on, straight into the container. 6: wash hands, write the next date.',
      note: 'Leave one step out in your demonstration and ask which.',
    },
    fr: {
      words: [
        'Mains lavées ; boîte à côté',
        'Lire produit et date',
        'Seringue neuve, sachet fermé',
        'Injecter ; ne pas frotter',
        'Sans capuchon : dans la boîte',
        'Laver les mains ; noter la date',
      ],
      alt: 'Six étapes d’une injection sûre à domicile. 1 : mains lavées, surface propre, boîte de sécurité à côté de soi. 2 : lire le produit et la date. 3 : seringue neuve d’un sachet fermé. 4 : injecter, ne pas frotter. 5 : sans remettre le capuchon, tout de suite dans la boîte. 6 : se laver les mains, noter la prochaine date.',
      note: 'Oubliez une étape dans votre démonstration et demandez laquelle.',
    },
    es: {
      words: [
        'Manos lavadas; caja al lado',
        'Leer producto y fecha',
        'Jeringa nueva, bolsa cerrada',
        'Inyectar; no frotar',
        'Sin tapa: directo a la caja',
        'Lavar manos; anotar la fecha',
      ],
      alt: 'Seis pasos de una inyección segura en casa. 1: lavarse las manos, superficie limpia, caja de seguridad al lado. 2: leer producto y fecha. 3: jeringa nueva de un empaque cerrado. 4: inyectar, no frotar. 5: sin volver a tapar, directo a la caja. 6: lavarse las manos, anotar la próxima fecha.',
      note: 'Omita un paso en su demostración y pregunte cuál.',
    },
  },
  draw: ({ words }) => cells({ words, scene, columns: 3, rowHeight: ROW, numbered: true }),
})

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return [group(washing(), { x: -4, y: 0, scale: 0.8 }), sharpsBox(64, 98, 0.56)]
    case 1:
      return vialAndDate()
    case 2:
      return newSyringe()
    case 3:
      return injectingNoRub()
    case 4:
      return intoSharpsBox()
    default:
      return [...calendar(46, 54, 74), pen(56, 92, 0.8)]
  }
}
