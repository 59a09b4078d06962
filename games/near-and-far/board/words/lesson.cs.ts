import type { Spoken } from '@krcma/look'
import type { NearAndFar } from '../../shape.ts'

export const lesson: NonNullable<Spoken<NearAndFar>['lesson']> = {
  character:
    'Na pravidlech postava nic nemění, leda v kampani: tam má svůj list a v režimu Rozvoj postavy i vlastní příběh.',
  companion:
    'Zvíře je váš první společník: 1 průzkum, 1 schopnost a 2 body zdraví. Může stát na kterémkoli místě; dejte ho tam, kam budete najímat naposled.',
  pick: 'Jeden artefakt si nechte, ostatní pošlete dál. Body dává, až když ho pořídíte; každý, který vám na konci zbude v ruce, bod stojí. Hledejte dva tři, které chtějí stejné žetony.',
  'keep-advanced':
    'Vylepšené artefakty jsou drahé a silné. Jeden si nechte, pokud vidíte, čím ho zaplatíte; můžete odložit oba.',
  'keep-basic': 'Označte karty, které si chcete nechat. Co nepořídíte, ať jde radši pryč: na konci to stojí bod.',
  split: 'Základní karty se pořídí brzy, vylepšené jsou dražší a dají víc bodů.',
  'keep-drawn': 'Nechte si, na co dosáhnete; co odložíte teď, nestojí nic.',
  action:
    'Tah je jedna věc: návštěva domu ve městě, nebo cesta. U každého domu stojí, co by vám dal teď. Nejdřív někoho najměte a kupte kiviho: na cestě se platí zdravím a kroky.',
  entry:
    'Někdo tam stojí, takže se o dveře bojuje: kostka a vaše meče. Čestný boj pověst zvedá, zákeřný přidá k hodu 1 a pověst sníží. Kdo prohraje, jde do vězení, ale příští tah je zase volno.',
  parry: 'Někdo vás vyzval na souboj. Ať dopadne jakkoli, o nic nepřijdete; hod může ještě změnit karta.',
  raise:
    'Kostka padla. Každý bod zdraví přidá 1; co si necháte, s tím dojdete dál. Kde čeká odměna navíc, je o 2 výš, než je potřeba.',
  payment: 'Máte něco, čím se dá zaplatit jinak: vyberte, co potřebujete míň.',
  visit:
    'Všechno se tu dá udělat jednou, v libovolném pořadí; pak návštěvu ukončete. Karty, které o tomhle domě mluví, už daly, co dávají.',
  trade: 'Určete ten jediný kus: dáte ho za několik jiných, nebo ho za několik dostanete. Hodnoty visí na zdi.',
  piece: 'Přidávejte kusy, dokud směna není poctivá. Co je navíc, se nevrací.',
  'reputation-piece':
    'Každá mince nebo drahokam posune pověst o jeden bod. Některé artefakty chtějí dobré jméno, jiné špatné.',
  placement:
    'Z každé barvy je aktivní jeden dobrodruh a přidává symboly; ostatní odpočívají, ale jejich prapory platí. Zvíře může uhnout.',
  treasure: 'Poklad musí nést nákladní zvíře. Působí, dokud ho máte; tři na konci vynesou 5 bodů.',
  excess: 'Zvíře je pryč a jeden poklad přebývá. Půjde mezi odhozené.',
  party:
    'Teď můžete změnit, kdo jde s vámi. Zdraví bude tolik, kolik dají ti čtyři a vaše karty, nejvýš 13. Vyrazte aspoň se sedmi, jinak budete brzy zpátky.',
  step: 'Číslo u políčka říká, kolik zdraví by tam cesta stála. Odchod z prvního políčka je zdarma, pak stojí odchod z políčka bez tábora bod zdraví. Tři body si nechte na tábor.',
  threat:
    'Na cestě číhá nepřítel. Ke kostce přičtete meče a po hodu zdraví. Výhra: body a tábor na jeho kartě. Prohra: zpátky, odkud jdete, a tah končí. S opatrností nebo bez jednoho zvířete se dá projít.',
  arrival:
    'Tady můžete nejdřív zkusit setkání a potom postavit tábor za tři body zdraví. Tábor přinese mince nebo drahokamy podle průzkumu; dva na koncích obchodní cesty dají body.',
  option:
    'Slyšíte, co se děje a co se dá dělat; co z toho bude, neprozradí nikdo. Ke zkoušce schopnosti přičítáte schopnosti, ke zkoušce boje meče. Cena se platí před hodem.',
  colour: 'Žetony platíte artefakty a za čtyři prapory jedné barvy je její velitel.',
  gift: 'Můžete přijmout, nebo nechat být.',
  'mercenary-camp': 'Tábor na kterékoli prázdné políčko, bez zdraví. Myslete na obchodní cesty.',
  buy: 'Na tenhle artefakt máte. Pořídit ho můžete kdykoli ve svém tahu, i uprostřed cesty: symboly platí hned, zdraví až při příštím odchodu z města.',
  convert: 'Některá vaše karta mění jednu věc v druhou. Tolikrát, kolik říká, kdykoli ve vašem tahu.',
  'return-animal': 'Zvíře se dá pustit za zdraví. Jeho krok vám zůstane do konce tahu.',
}
