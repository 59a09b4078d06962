import type { Spoken } from '@krcma/look'
import type { RollPlayer } from '../../shape.ts'

export const lesson: NonNullable<Spoken<RollPlayer>['lesson']> = {
  race: 'Šest ras, každá se dvěma portréty. Rasa jedné vlastnosti přidá 2 a jiné 2 ubere; člověk zůstává, jaký je. Vezměte si tu, která sedne k povolání podle vašeho gusta.',
  'class-card': 'Na každé kartě jsou dvě povolání. Všímejte si cílů: tolik má na konci dát součet kostek v řádku.',
  class:
    'Vyberte stranu, za kterou budete hrát. Cíle říkají, kolik má dát součet tří kostek v řádku, a hvězdičky, kolik je to bodů. Schopnost vám zůstane celou hru.',
  'starting-die':
    'Dotkněte se kostky v ruce a pak řádku. Barevné obrysy jsou to, co si přeje příběh; každá kostka v barvě povolání je bod. Nic dalšího se zatím neděje.',
  initiative:
    'Čím nižší karta, tím dřív nakupujete; čím vyšší, tím větší kostka. Podívejte se na kartu a uvidíte, co by její kostka udělala s vašimi řádky. Zlaťák na kartě je její součástí.',
  'place-die':
    'Položte kostku do řádku: přijde na první volné políčko. Řádek navíc jednou nabídne svou akci: přetočit, vyměnit, změnit o 1, přehodit, posunout ukazatel, nebo vzít žeton. Vedle řádku vidíte součet před a po a cíl.',
  'flip-die': 'Síla: přetočte jednu kostku na desce na opačnou stranu, takže z 1 bude 6, nebo nechte být.',
  'swap-first': 'Obratnost: dvě kostky na desce si vymění místo. Hodí se pro příběh. Dotkněte se první z nich.',
  'adjust-die': 'Odolnost: horní polovina kostky přidá jedna, dolní ubere.',
  'reroll-die': 'Inteligence: přehoďte jednu kostku; pak si vyberete mezi starou a novou hodnotou.',
  'move-marker': 'Moudrost: posuňte ukazatel na sousední pole. Na konci dostanete body z pole, na němž stojí.',
  take: 'Charisma: žeton platí na nákupu tohoto kola za 1 zlaťák.',
  market:
    'Dotykem kartu koupíte, proužkem pod ní ji odhodíte za zlaťáky. Značka na kartě říká, jak by se vám hned změnily body. Karty, na které nemáte, jsou ztlumené.',
  'skill-window': 'Mezi dvěma kroky smíte použít připravenou dovednost: dotkněte se jí pod deskou. Nebo nic.',
  refresh: 'Při úklidu si smíte jednu vyčerpanou dovednost znovu připravit, jako hraničář dvě.',
}
