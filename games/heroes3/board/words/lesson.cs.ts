import type { Spoken } from '@krcma/look'
import type { Heroes3 } from '../../shape.ts'

/** Tři kroky: pohyb a návštěva; město; boj. */
export const lesson: NonNullable<Spoken<Heroes3>['lesson']> = {
  faction: 'Každá frakce má své město, sedm jednotek a dva hrdiny. Nekropole nedbá na morálku a pozvedá kostlivce.',
  placement:
    'Mapu stavíte společně. Dotkněte se svítícího místa a pak zvolte, jak dílek natočit. Stráže jsou číslice na červených štítech: co leží blízko vašeho města, k tomu dojdete první.',
  act: 'Krok 1 ze 3, pohyb a návštěva: hrdina má 3 body pohybu. Dotykem svítícího políčka tam dojde; tečky říkají, jak je políčko daleko. Červený štít znamená boj, zelený ustoupí. Doly a osady se stanou vašimi a přinášejí příjem v kolech 3, 5, 7… Až budete hotovi, ukončete tah.',
  town: 'Krok 2 ze 3, město: otevřete dole „Město“. V každém kole smíte jednou stavět, jednou verbovat a posilovat (kolik jednotek zaplatíte) a koupit jedno kouzlo. Dobrý začátek je bronzové obydlí, citadela a radnice; každá budova je i vítězný bod.',
  muster:
    'Krok 2 ze 3, město: jedním použitím žetonu populace naverbujete a posílíte tolik jednotek, kolik zaplatíte. Karta jednotky má slabší a silnější stranu.',
  'before-combat':
    'Někde začíná boj. Pokud vám město nepomůže, nechte to být; nabídka vedle otázky odpoví za celé kolo.',
  deploy:
    'Krok 3 ze 3, boj: vyberte jednotku a pak její pole ve vašich dvou řadách. Střelci stojí vzadu, ostatní před nimi. Bojuje nejvýš pět jednotek.',
  deed: 'Krok 3 ze 3, boj: první jedná jednotka s nejvyšší iniciativou. Pěší a létající jednotky dojdou až o 3 pole a útočí vedle sebe, střelci útočí zdálky. Než zaútočíte, podívejte se na cíl: po straně stojí, co by útok způsobil. Velení můžete přenechat i programu.',
  extend: 'Každé další kolo boje se stráží stojí 1 bod pohybu; kdo ustoupí, nechá stráž, kde je.',
  respond: 'Karty působí jen v určitých chvílích. Karty statistik posílí útok nebo obranu; „Ne“ je uchová na později.',
  refresh: 'Na začátku tahu smíte odložit karty, které vám nepomohou, a dobrat do limitu ruky.',
  'search-pick': 'Jednu z těchto karet si necháte; přijde do ruky a zůstane ve vašem balíčku celou hru.',
}
