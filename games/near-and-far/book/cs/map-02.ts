import { pages } from '../pages.ts'

export const chapter = pages({
  1: {
    text: 'U Zasypané brány sahá hlína až po klenák, a tak se strážný přestěhoval nahoru. Chce-li někdo projít, nadzvedne mu poklop ve střeše, převede ho přes kuchyni a po žebříku dolů pod oblouk. Činí tak v uniformě. Za branou žádné město není, jen zase tráva, a on se ptá, jestli máš něco k proclení.',
    a: {
      label: 'Podělit se o chléb a novinky',
      result:
        'Od chvíle, kdy se zeď propadla, neslyšel nic, a tak začneš počasím. Tvůj bochník krájí natenko, aby vydržel. Za soumraku jste teprve u loňských válek. Orazítkuje ti obě ruce a ze strážnice, z níž je teď sklep, ti přinese sklenici hrušek.',
    },
    b: {
      label: 'Odkopat levé křídlo brány',
      result:
        'Po dvou dnech jílu a kořenů se levé křídlo otočí na ještěráčím pantu, jako by ho někdo namazal včera. Pod prahem leží mince, které tu pocestní nechávali pro štěstí. Strážný dohlíží, jak je vracíš. „Náhradní čep si vezmi,“ řekne. „A to štěstí taky.“',
    },
  },
  2: {
    text: 'Prach na cestě, dusot kopyt, jezdec v plném cvalu. Je pryč dřív, než si všimneš, že pod sebou nemá koně. Sedí na vzduchu ve správné výšce, v předklonu, a otěže, které svírá v pěstích, končí v prázdnu. U milníku se obrátí a letí zpátky. „Už třetí den,“ zavolá, když tě míjí.',
    a: {
      label: 'Zapískat na koně',
      result:
        'Kůň přiběhne z opačné strany stejným tempem, zpěněný, s prázdným hřbetem. Chvíli se řítí přímo proti sobě. Pak sedí muž na koni a kůň jde krokem. Jezdec ti hodí poselskou šerpu a oběma rukama zvíře hladí po krku.',
    },
    b: {
      label: 'Strhnout ho dolů',
      result:
        'Zachytíš se boty a jezdec tě vleče přes celé pole. Pak sedíte v příkopu oba. Potlučený a nesmírně vděčný ti odšroubuje jednu ostruhu, ještěráčí práci na pérko. Jeho měšec se nezastavil: cinká po silnici pryč, cvalem.',
    },
  },
  3: {
    text: 'Králův loket, jak tomu říkají pastýři, je kamenná paže dlouhá jako stodola a v jejím ohbí spávají ovce. Při tvém prvním slově se dlaň otevře. Ze zápěstí, z místa, kde bývá tep, se hlas zeptá, jestli neseš zprávu o té druhé ruce. Ptá se jako někdo, kdo už se ptal mnohokrát.',
    a: {
      label: 'Slíbit, že druhou ruku vyhledáš',
      result:
        'Prsty se sevřou kolem tvé ruky, zlehka jako past, která má čas. Chvějí se. „Vyřiď jí, že prsten mám pořád,“ řekne hlas. Když tě pustí, zůstane ti na kůži bílý otisk a do úplňku se nedá smýt.',
    },
    b: {
      label: 'Ulomit malíček',
      result:
        'Paže nevykřikne. Ještě od cesty vidíš, jak palec tápe podél dlaně a počítá. V nejbližší vsi si prst vezme kameník a na nic se neptá. Prsten si necháš. Je z pravého zlata, široký jako náramek, a večer už ti padne.',
    },
  },
  4: {
    text: 'Přilož ucho ke kterékoli z pěti mohyl na Mlýnských hrobech a uslyšíš mlýnské kameny. Pod každou stojí mlýn, zasypaný až po střechu. Mlynář Odo vykope jedno křídlo za rok, lopatou obroušenou na velikost dlaně. Zatím ční do větru jediné. V noci, říká, je slyšet i sypání zrna.',
    a: {
      label: 'Pomoci Odovi s lopatou',
      result:
        'Střídáte se a moc nemluvíte. K večeru se z jílu vynoří druhé křídlo, zaváhá a otočí se. Odo smekne, před křídlem, ne před tebou. Ale první pytel je tvůj, řekne, a na každém statku, kde ho znají, i bochník.',
    },
    b: {
      label: 'Vlézt dovnitř a mlít pro sebe',
      result:
        'Pod střechu vede jezevčí nora. Kameny přijmou Odovo osivo a pracují pro tebe až do svítání. Mouka je šedá, velmi jemná a není to jen mouka: na sítu zůstanou tři knoflíky. Prodá se. Knoflíky najde v trávě Odo a pozná ten kabát.',
    },
  },
  5: {
    text: 'Čekají od čtvrtka. Stoly stojí v širém poli, v jejich čele sedí nevěsta a na krok od její židle zeje puklina, která tu ve středu ještě nebyla. Ženicha prý viděli na severu, jak běží po okraji a hledá, kde to končí. Muzikanti hrají potichu, aby šetřili struny.',
    a: {
      label: 'Přenést její závoj na druhou stranu',
      result:
        'Po jedné stěně dolů, po druhé nahoru a pak den cesty k severu se závojem kolem krku. Ženich do něj zaboří tvář, pozná tu vůni a rozběhne se po tvých stopách zpátky. Té noci je po celé pláni slyšet, že struny už nikdo nešetří.',
    },
    b: {
      label: 'Zabrat svatební hostinu',
      result:
        'Udeříš jílcem do stolu a nikdo nemá to srdce bránit pečeni. Pobereš husy, spodní patra dortu i váček pro muzikanty. Ti hrají dál. Nevěsta sedí zády k tobě a dívá se na sever.',
    },
  },
  6: {
    text: 'U cesty za bílého dne svítí lampa. Její majitel, glog jménem Knůtek, si k ní sedl s ozubeným mosazným kroužkem na kolenou. Má ho doručit, jenže zákazník je k nenalezení. Knůtek už vyzkoušel všechno kulaté, co na pláni je, studny nevyjímaje, a kroužek nepadne na nic. Teď se dívá na slunce.',
    a: {
      label: 'Vyzkoušet kroužek na svých věcech',
      result:
        'Vybalíš všechno, co máš: hrnek, dalekohled, pokličku, přiložíš i zápěstí. Kroužek nepadne na nic a Knůtkovi se s každým nezdarem lépe dýchá, není to tedy tím, že by špatně hledal. Když je vak prázdný, daruje ti náhradní knot a vydá se dál, lampou napřed.',
    },
    b: {
      label: 'Přečíst značku v kroužku',
      result:
        'Uvnitř je pod špínou vyražené dlouhé číslo, a kde by mělo následovat jméno, není nic. Nesetřelo se; to místo je hladké, jako by jméno někdo opatrně vyňal. Knůtek ti za opis zaplatí písařský poplatek a palcem hladí prázdné místo.',
    },
  },
  7: {
    text: 'Uprostřed pláně stojí dveře bez domu. Z druhé strany někdo klepe: třikrát, pauza, třikrát.',
    a: {
      label: 'Odpovědět na klepání',
      result:
        'Zaklepeš zpátky: třikrát, pauza, třikrát. Pod dveřmi vyklouzne dopis, nadepsaný tvým vlastním písmem do města, o kterém nikdo neslyšel.',
    },
    b: {
      label: 'Vykopnout dveře',
      result: 'Zárubeň praskne a padne do trávy. Nikdo tam není, jen zásuvka plná pantů a starého stříbra.',
    },
  },
  8: {
    text: 'Pole ještě nevidíš, a už slyšíš dav. Žádný dav tam není. V trávě leží stovky hlasů, svolávají domů dobytek, svolávají domů děti a ústa nemá ani jeden. U tvé boty se jeden drží stranou. Je hluboký, zachovalý a bez velké naděje se ptá, jestli někomu neschází.',
    a: {
      label: 'Odnést ho do nejbližší vsi',
      result:
        'V dlaních ti sedí tiše jako ptáče. Vesnický kovář, od narození němý, ho od tebe převezme a odvrátí se, aby si ho nasadil. Poděkuje jím. Pak obchází dům za domem a všem přeje dobrý večer.',
    },
    b: {
      label: 'Prodat ho pouliční zpěvačce',
      result:
        'Vyzkouší si ho za vozíkem, oktávu nahoru, oktávu dolů, zaplatí, kolik řekneš, a přidá koláč. Do neděle je slavná. Dřív zpívala o lásce; teď se jí každá písnička v poslední sloce stočí k jedné otázce a tu klade do zadních řad.',
    },
  },
  9: {
    text: 'Na téhle cestě má přednost hromada cihel. Právě ji přechází: zadní cihla přeleze ostatní, lehne si dopředu a vyrazí další, všechno klidným krokem. Dál na jihu chce být domem. Uprostřed putuje okno a cihly si je opatrně podávají.',
    a: {
      label: 'Položit jí první řadu',
      result:
        'Vybereš rovné místo, natáhneš provázek a položíš první řadu. Cihly se zastaví a dívají se. Pak už vyskakují samy, jako slepice na hřad, a na parapetu ti nechají zednickou lžíci. Okno vyjde na tvou stranu.',
    },
    b: {
      label: 'Zastavit ji a prohledat',
      result:
        'Brání se cihlu po cihle a tvé holeně si pamatují každou zvlášť. Úplně vespod, kde dům mívá základní kámen, ukrývá vytesaný erb: dva klíče a volavku. Ptáš se na něj v okolí. Každý si ho prohlíží o chvilku déle, než je nutné, a nikomu nechybí.',
    },
  },
  10: {
    text: 'Podle slunce je deset dopoledne, podle Křivého obelisku večer. Jeho stín leží v trávě tak, jak by ho žádné slunce nepoložilo, a kam dosáhne, tam je tráva mokrá rosou. Muž v šedém kabátě ho beze spěchu přeměřuje pásmem a zapisuje si do notesu, jakou má taková hodina cenu.',
    a: {
      label: 'Vstoupit do nesprávné hodiny',
      result:
        'Uvnitř je večer, ten dnešní: je chladno a ty už máš po večeři. Odpočineš si jako po celém dni a vyjdeš ven deset minut po desáté. Muž si něco poznamená. Na patě ti zůstal proužek soumraku a nedá se oklepat.',
    },
    b: {
      label: 'Sebrat šedokabátníkovi notes',
      result:
        'Bije se čestně a bez údivu, jako by to měl v rozpočtu. Za záložku mu slouží mince a drahokam. Jinak jsou v notesu úhledným písmem samé ceny: dolíček ve tváři, strach ze psů, poslední slovo v hádce. Závěrečná položka zní: „Jedna tvrdá hlava.“',
    },
  },
  11: {
    text: 'U ohně nikdo nepromluví. Pěstitelé pepře navršili na hromadu celou úrodu a vlastníma rukama ji zapálili; dým se valí přes strniště a všem slzí oči. Jinak to nejde, říká nejstarší selka a utírá si tvář. Venku obchází něco, co nemá tělo, jenom hlad. Minulý týden to snědlo stín pod hrušní.',
    a: {
      label: 'Poradit jim lampový olej',
      result:
        'Hrst slupek v hadru s kapkou lampového oleje čadí stejně štiplavě jako celý pytel. Polovinu úrody z ohně zase vyhrabou. Děti brzy přijdou na to, že se s tím dá i házet. Za strništěm se rozkašle něco, co nemá hrdlo.',
    },
    b: {
      label: 'Vejít s kyjem do dýmu',
      result:
        'Biješ všude, kde se dým prohýbá. Na omak je to jako prázdný pytel a po deváté ráně se to složí. Rozhrabou oheň a pošlou pro tebe kolem klobouk. Na strništi leží stín hrušně; selka si ho odnáší domů v zástěře.',
    },
  },
  12: {
    text: 'Dvojčata Pel a Pela seděla jako šestiletá na jedné lavici, když se mezi nimi otevřela země. Dnes jsou obě šedivá. Puklina se nedá přeskočit, a tak na sebe přes ni volají, každý večer jeden tah, a partie dámy, kterou měla tehdy rozehranou, trvá už čtyřicet let. Desku má na své straně Pela. Kolem sedí pár pastýřů a sázejí se.',
    a: {
      label: 'Natáhnout lano s košem',
      result:
        'Šíp, provázek, lano, koš. Nejdřív jede deska, každý kámen přilepený voskem, a po ní Pela. Neobejmou se, na tahu je on. Později se koš vrátí a v něm leží to, co jim od šesti let slouží za dámu: střep koruny.',
    },
    b: {
      label: 'Vsadit se a posunout kámen',
      result:
        'Vsadíš se s pastýři, počkáš, až si Pela přiloží dlaně k ústům, a vystřelíš oblázek. Jeden kámen se posune. Ti dva nikdy nepodváděli, a tak se ani jeden nedívá. Vyhraješ chléb, sýr a minci. Za puklinou probírá Pel čtyřicet let tahů a hledá svou chybu.',
    },
  },
  13: {
    text: 'Mezi bílými stánky Solného trhu kupuje muž v šedém kabátě stíny na lokty. Každý obtáhne křídou, od nohou ho sroluje a na místě zaplatí. Nebolí to. Kdo prodal, postává na slunci trochu divně, jako nábytek v cizím pokoji. Svazek pod stolem se čas od času pohne.',
    a: {
      label: 'Rozmluvit to lidem',
      result:
        'Jednoho z těch, co už prodali, pošleš ke studni a zpátky a ostatní necháš, ať se dívají. Jeden po druhém zvedají košíky, odcházejí a hlídají si, co jde za nimi. Šedokabátník velice zdvořile složí stůl. Na zemi zůstane půlka obrysu.',
    },
    b: {
      label: 'Prodat vlastní stín',
      result:
        'Křída lechtá. Dostaneš minci a drahokam a muž si do šedé knihy nakreslí tvou tvář, aby se dal původ zboží doložit. Hned po tobě přistoupí chlapec, který celé dopoledne váhal. Tvůj stín odchází v podpaží šedého kabátu a ohlíží se.',
    },
    c: {
      label: 'Přeříznout provaz na svazku',
      result:
        'Nejdřív je třeba uložit na pytle se solí dva pomocníky v šedém. Pak provaz povolí a stíny se rozběhnou na všechny strany, většinou domů. Kuchařka, mladá ještěrka, má svůj zpátky uprostřed míchání; naplní ti vak a přihodí drahokam, který za něj dostala.',
    },
  },
  14: {
    text: 'Tři vozy stojí na konci cesty, která včera ještě pokračovala. Vozkové drží biče a hledí před sebe do nepošlapané trávy. U poslední koleje klečí slepý kartograf Besin, papír na koleni, ucho na zemi. „Daleko neutekla,“ řekne. „Ať se někdo projde.“',
    a: {
      label: 'Chodit, zatímco on poslouchá',
      result:
        'Chodíš ve stále větších kruzích a tužka jde za tvými patami. Kde země duní, tam šrafuje, kde zvoní, tam táhne čáru, až po ní vozy mohou vyjet. Besin papír složí a přidá se k tobě, aby slyšel, jak to bude dál.',
    },
    b: {
      label: 'Prodat vozkům vymyšlenou mapu',
      result:
        'Plácneš papírem o oj a necháš vykouknout nůž za pasem, což zkrátí smlouvání. Mapa jde výborně na odbyt a vozy podle ní odbočí k močálu. Besin s uchem pořád na zemi zvedne ruku a nespustí ji, dokud je co slyšet.',
    },
  },
  15: {
    text: 'Jedno zrno a ani o jedno víc: vrána vletí štítem, vezme si je, vyletí vraty a na římse už čeká další. Tak to jde ve Vraní sýpce celý den. Ves, která to obilí vymlátila, už není, nezbyla po ní ani studna. Ptáci hlídají dál a na trámu si zobáky vedou účet, čárku vedle čárky.',
    a: {
      label: 'Přisypat vlastní zásoby',
      result:
        'Spočítají to, přivolají jinou vránu a spočítají to znovu. K večeru ti všechno do drobku vrátí v obilí a přidají minci zpod podlahy. Čárku, kterou kvůli tobě vyryly do trámu, však neškrtnou.',
    },
    b: {
      label: 'Nabrat pytel obilí',
      result:
        'Bijí tě křídly do tváře až k vratům, pak přestanou. Z pytle bude chléb, který tě postaví na nohy, a ze zbytku slušné peníze. Ještě hodinu letí v řadách za tebou, bez hlesu. V poslední řadě jsou mláďata a sotva stačí.',
    },
  },
  16: {
    text: 'Na každých pár tvých vdechů se nadechne i zem. Puklina tu není širší než dveře; teplý vzduch z ní vychází a zase se do ní vrací a přes okraj visí provaz, co loket, to uzel. Stojíš, díváš se a jeden uzel se beze spěchu převalí dolů, po nějaké době další. Někdo tahá.',
    a: {
      label: 'Přitahovat provaz zpátky',
      result:
        'Ten dole má způsoby: o uzel povolí, půlku si vezme zpět. V uzlech uvízla mince a zelený drahokam. Na konci visí břidlicová tabulka a na ní ještě vlhkou křídou stojí: „Čí jsi?“ Puklina zadrží dech.',
    },
    b: {
      label: 'Slézt dolů',
      result:
        'Teplý dech s tebou cloumá, nahoru, dolů, nahoru. Na římsách leží, co padá lidem, kteří stáli těsně u sebe: liché rukavice, prsten, který si zrovna předávali. Vracíš se s truhlicí na ramenou. Má dvě držadla a obě jsou ohmataná.',
    },
  },
})
