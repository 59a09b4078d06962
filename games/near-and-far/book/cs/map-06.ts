import { pages } from '../pages.ts'

export const chapter = pages({
  65: {
    text: 'Mlžná Brána zapisuje dech. Příchozí jeden po druhém dýchnou na břidlici, písař spočítá šedé skvrny a spustí řetěz. Stojí vás tu devět a skvrn je jedenáct. Jednu dohledá: nemluvně, spí pod šátkem. Před tou druhou žádná ústa nejsou, a přece se zvětšuje.',
    a: {
      label: 'Promluvit s tím, kdo tu není',
      result:
        'Zastavíš se, kde je fronta nejstudenější, a zeptáš se. Nechce nic, jen aby ho odškrtli; přišel před devíti lety a od té doby se vede jako nevyřízený. Písař udělá fajfku vlastní rukou, velikou. Skvrna zmizí a místo vedle tebe je teplé.',
    },
    b: {
      label: 'Zapsat se místo něj',
      result:
        'Když skvrna vydechne, vydechneš také. Tabulka ti věří: starý zápis, poplatek dávno uhrazen. Mýtní v ulici před tebou smekají jako před zdejším. Cosi vedle tebe si povzdechne a jde se postavit na konec fronty.',
    },
  },
  66: {
    text: 'Každý večer vychází roznašečka vody na obchůzku, nahoru ulicí živých, dolů ulicí mrtvých, a nalévá. Mrtví pijí pomalu; je to slyšet, jen o chvilku později. U posledních dveří, pokaždé u těch samých, je džbán prázdný. Zkoušela větší. Zkoušela běžet.',
    a: {
      label: 'Obejít ulici opačně',
      result:
        'Odspodu je to jiná ulice. Poslední dům je dnes první; kdosi zvedne závoru přirezlou ke skobám a ze dveří se vysune ruka s hrnkem, opatrně, jako by byl vypůjčený. Nahoře živí bručí, pak vezmou vědra a najdou studnu sami.',
    },
    b: {
      label: 'Převzít obchůzku i poplatek',
      result:
        'Džbán brání, ale ne dlouho. Žízeň je pravidelná a plat také: od živých vejce a sýr, od mrtvých staré měďáky, nachystané na parapetech. Poslední dveře vynecháváš, ušetří to čas. Třetí večer před nimi stojí hrnek.',
    },
    k1: {
      result:
        'Mezi mrtvými stojí tři noví s pískem za límcem. Mlčí a dívají se na síta na tvém mezkovi. Pak jeden rozvine listinu se slonovinovou pečetí. Upíšeš jim to jediné, co jim chybí: rok. Na prahu po nich zůstanou dva průzračné kameny, vyvážené na zrnko.',
    },
  },
  67: {
    text: 'Kdosi chtěl v mlze najít cestu a rozvěsil v ní zrcadla, na provázcích, krok od sebe. Pootáčejí se. V prvním máš na botách včerejší bláto, v dalším klobouk, který se ti dávno ztratil, o kus dál stojí dítě s tvýma ušima a nikam nespěchá. A jedno ze zrcadel se usmívá dřív než ty.',
    a: {
      label: 'Natáčet je, dokud se neshodnou',
      result:
        'Tady o palec, tam o uzlík, samá piplačka. Nakonec se ze všech skel dívá táž tvář, dnešní, a mezi dvěma řadami leží rovná cesta, hodinu dlouhá. Prvních sto kroků s tebou dítě drží tempo, po vnitřní straně.',
    },
    b: {
      label: 'Rozbít to, které se usmívá',
      result:
        'Zrcadlo uhýbá, má v tom cvik. Čtvrtou ranou praskne a úsměv se v mlze udrží o chvilku déle než sklo. Přiběhne bledý zrcadlář a koupí si tvé mlčení za svou sadu pilníků. Nikdo se prý nesmí dozvědět, že to umějí.',
    },
  },
  68: {
    text: 'Na rozcestí se dnem i nocí praží v pánvích pepř: milí zesnulí ten kouř nesnesou a drží se na délku paže, odkud se po nich lépe stýská. Jedna šedá žena ne. Stojí v nejhustším dýmu, oči zavřené, a s potěšením kýchá. Za zídkou sbírají kluci kameny.',
    a: {
      label: 'Půjčit jí pánev',
      result:
        'Byla kuchařkou, prozradí ji zápěstí. Vyhodí zrnka, chytí je a přidá cosi z kapsy, která byla dvacet let pod zemí. Lidé vycházejí s talíři. Nad jedním kouřem večeří celá ves, šedí i růžoví, a někdo ti položí na koleno minci.',
    },
    b: {
      label: 'Rozehnat kluky',
      result:
        'Jsou živí a míří dobře; nad uchem ti naběhne boule. S tím, že někdo přeleze zídku, nepočítali. Žena si ničeho nevšimla. Kýchne, zašátrá po kapesníku a vtiskne ti do dlaně brož, kterou ho měla připnutý, omylem či schválně.',
    },
  },
  69: {
    text: 'Pod jezerem jde vesnice na mši. Utopené zvony je slyšet přes prkna mola a lidé na břehu si podle nich řídí hodiny. Dnes bijí jinak. Třikrát, pauza, třikrát, pořád dokola, a rybáři stojí u loděk s čepicí v ruce.',
    a: {
      label: 'Vyplout a spustit lampu',
      result:
        'Lampa klesá kolem korouhvičky, kolem ochozu a zůstane viset před oknem zvonice. Někdo v košili se vykloní, zacloní si oči a zvedne tabulku. Je na ní datum, nic víc. Když vytáhneš šňůru, visí na ní místo lampy košík raků.',
    },
    b: {
      label: 'Potopit se pro nejmenší zvon',
      result:
        'Na jeho provaze je mnoho rukou a žádná se nechce pustit. Zvon se rozezní s prvním douškem vzduchu a vzbudí psy ve čtyřech vesnicích. Rybáři ho pověsí na olši, vydrhnou tě pytlem do tepla a poslouchají, jak schne.',
    },
    k1: {
      result:
        'Vyklepáš odpověď na bok nejbližší loďky: třikrát, pauza, třikrát. Zvon dole se zastaví uprostřed rozmachu. Vyplave tabulka s datem a k ní přivázaný dopis, úplně suchý, psaný tvou rukou, a malá skříňka, patrně poštovné.',
    },
  },
  70: {
    text: 'Dvaapadesát světel visí v Řadě luceren a v každém něčí poslední věta; začne znovu, jakmile se knot chytí. Lampář poslouchat nesmí. Proto mluví, od prvního sloupu k poslednímu, o počasí, o zelí, a přitom pláče. Dnes večer stojí dole s bidlem a nemůže začít.',
    a: {
      label: 'Rozsvítit je dnes za něj',
      result:
        'U třetí lucerny si začneš broukat, u sedmé mluvit, o botách, o tetě. U poslední už chraptíš a je ti jasné, proč svěřili bidlo někomu, kdo tak rád povídá. Celý večer sedí na obrubníku a mlčí jako zvon v pondělí.',
    },
    b: {
      label: 'Vyposlechnout, kde jsou úspory',
      result:
        'Většinou mluví o lidech. Devátá, suchý starý hlas, zmíní uvolněnou cihlu za kamny a pod ní peníze, Hance na školu. Najdeš dům, kamna, cihlu, v komíně dokonce šunku. Když jdeš zpátky, říká devátá lucerna svou větu o něco hlasitěji.',
    },
    k1: {
      result:
        'Dnes je tvůj den mlčení. Rozsvítíš řadu beze slova, a tak je pro jednou dost ticha. Jednatřicátá lucerna, která se noc co noc zalkne u „vyřiďte jí, že“, větu dopoví. Její plamen pak stojí rovně až do rána. Lampář ti stiskne obě ruce; přikývneš a platí to za poutnický slib.',
    },
  },
  71: {
    text: 'Z mola, které končí v mlze, nahazuje rybář, čeká a vytahuje klobouky. Na kolíčcích jich má sto šest, usušených a vykartáčovaných. Poslední je zelený, se zašitou krempou, a tři dny nebere nic jiného: hodí ho zpátky a je tu zas. Chce svou hlavu, říká rybář.',
    a: {
      label: 'Ptát se mezi prostovlasými',
      result:
        'Mnozí v mlze zavrtí hlavou. Pak přijde dívka, sahá ti po pás a drží se za uši; od té doby, co jela lodí, je jí prý zima. Narazí si klobouk až po bradu, zašitým dopředu. Za tebou rybáři konečně zabere něco jiného.',
    },
    b: {
      label: 'Včas přeříznout vlasec',
      result:
        'Tentokrát vlasec zpívá: zabralo něco většího než klobouk. Než vlasec přeřízneš, visí rybář po pás přes okraj. Mlha se vzedme a zavře. Dostaneš hrnek horkého vývaru a mosazný naviják, který on už raději nechce vidět.',
    },
  },
  72: {
    text: 'Jedna místnost, jedny mosazné váhy, jedno pírko: to je Vážnice duší. Písař má rýmu, a tak drží pírko pod sklem. Váží mrtvé, jak přicházejí; pro srovnání váží i živé a za přesnost platí. Na lavici čeká mladý muž ve smutku a odpočítává peníze.',
    a: {
      label: 'Postavit se na váhu',
      result:
        'Lehčí, než se bojíš, a těžší, než přiznáváš: písař nadšeně zanese obojí, na tři desetinná místa. Místo peněz otevře zásuvku s nevyzvednutými věcmi a položí na misku náhrdelník, černý, tlustý jako prst. Ručička se ani nehne.',
    },
    b: {
      label: 'Přitlačit palcem ve prospěch dědice',
      result:
        'Závěť dělí podle váhy duše. Palec máš hbitý, písař právě kýchá a strýček byl, úředně vzato, těžký člověk. Dědic platí dřív, než zaschne inkoust. Na misce sedí starý pán sám a tolik doufal, že bude lehký.',
    },
    k1: {
      result:
        'Ručička se zastaví o rok dřív. Písař se vysmrká, otře mosaz a zváží tě ještě jednou. Musel by to zapsat a pak by někdo přišel, v rukavičkách. Shodnete se, že rýmu má i váha. Přisune ti přes stůl dva kameny a obrátí list.',
    },
  },
  73: {
    text: 'Hrob je otevřený, úhledně, s věncem odloženým stranou. Na kraji sedí jeho majitelka v lepším kabátě, s kloboukem, nohy spuštěné dolů. Kvůli něčemu vstala, říká, má to na jazyku. V trávě leží dva rýče a ti, kdo je přinesli, se už vracejí.',
    a: {
      label: 'Projít s ní její kapsy',
      result:
        'Proštípnutý lístek. Náprstek s granátem na špičce. Neodeslaný dopis; obrací ho sem a tam jako někdo, kdo si už už vybavuje tvář. Náprstek ti dá, minci zašitou v lemu také. Dopis jí zůstane na koleni, natočený k cestě.',
    },
    b: {
      label: 'Odrazit zloděje prstenu',
      result:
        'Přišli kopat kvůli jejímu prstenu. Posune se, aby ti udělala místo, přihlíží se zájmem a jednou tě upozorní na třetího. Zbude po nich večeře a mince. „Je to jen sklo,“ řekne, dýchne na kámen a přeleští ho rukávem.',
    },
  },
  74: {
    text: 'Zvuk se v téhle kotlině opožďuje. Za potokem se nakloní jedle, padne a leží, všechno potichu; přebrodíš vodu a sníš hrušku, než se přes tebe převalí rána. Dřevorubci na to umírají. Varovný výkřik dorazí právě včas na pohřeb, říká předák a pro jistotu to řekne dvakrát.',
    a: {
      label: 'Zavést místo volání praporky',
      result:
        'Červený hlásí pád, bílý oběd. Rozstříháš deku a čísi sváteční košili a odpoledne si celá stráň povídá. Nikoho nic nezasáhne. Když se zvedne bílý, seběhne dolů třicet chlapů; jejich jásot dorazí, až když se myje nádobí.',
    },
    b: {
      label: 'Běžet, když není nic slyšet',
      result:
        'Jen po očích, pod kmeny, které už padají, doběhneš k balvanu. Kdysi si tu první parta pověsila kabáty. Pily jsou dosud ostré, výplata vězí v ponožce. Jsi na půl cestě zpátky, když se za tebou s rachotem skácí les.',
    },
  },
  75: {
    text: 'Nejdřív to ucítíš v nohou: píseň stoupá podrážkami. Nad sedlem visí nebeská velryba, dlouhá jako ulice, v mlze uvízlá oběma ploutvemi. Od východu nesou velrybáři žebříky. Od západu přicházejí čtyři sbormistři s ladičkami a mají také naspěch.',
    a: {
      label: 'Vyzpívat jí cestu ven',
      result:
        'Zpíváš falešně, nejdřív levou ploutev. Velryba zmlkne a předzpívá ti ten tón znovu, níž, jako když se dítě převádí přes lávku. Napočtvrté ho máš. Složí jednu ploutev, pak druhou a stoupá. Nápěv ti celou noc sedí v nohou a chce jít dál.',
    },
    b: {
      label: 'Předběhnout velrybáře',
      result:
        'Lampového oleje je v ní za celý dům a k tomu, co spolykala nad stovkou měst: pokladnice, korouhev, bochník sýra. Pracuješ rychle. Píseň se zastaví na vysokém tónu a už z něj nesejde. V údolí drží sbormistři ladičky pořád ještě u ucha.',
    },
  },
  76: {
    text: 'Tři soudci zasedají v Mechovém dvoře, tak zarostlí, že je soudní sluha musí rozhrnout, aby podal spis. Další žalobce je třicet let mrtvý a v obočí má pořád mouku. Žaluje syna, mlynáře Oda, že opustil mlýn. Odo přišel až z plání, pěšky a s rýčem. Svědka nemá.',
    a: {
      label: 'Svědčit ve prospěch živého',
      result:
        '„Podívejte se na jeho ruce,“ řekneš a soud se dívá dlouho; jedno vykopané křídlo za rok zanechá stopy. Odročeno o sto let. Obě strany jsou spokojené. Na odchodu se otec vyptává, jestli vítr pořád chodí zleva, a tobě dá za námahu kamínek z manžety.',
    },
    b: {
      label: 'Svědčit ve prospěch mrtvého',
      result:
        'Řekneš jim, jak zní mlýn, do kterého nikdo nechodí. Mrtví na galerii jsou vděční, nic je to nestojí a podávají ti dolů pohřební koláče. Rozsudek: hrnek mouky ročně na otcův hrob. Odo ho tam nosí odjakživa a ze slušnosti o tom pomlčí.',
    },
  },
  77: {
    text: 'Kameník tesá podle diktátu. Přiloží ucho k mlze, přikývne, vyseká písmeno a zase poslouchá; hotové náhrobky se opírají o zeď v pořadí dodávek. Třetí od konce je tvůj. Jméno, den narození, pomlčka. Zbytek prý dostane včas, není třeba dělat si starosti.',
    a: {
      label: 'Upozornit na pravopisnou chybu',
      result:
        'V tvém jméně je o písmeno víc. Zčervená až po uši; nikdo to po něm ještě nečetl. Vadný kámen se dodat nesmí. Před tvýma očima ho rozřeže, z plechovky od čaje vyplatí odškodné a nejlepší kus ti dá na brousek. Pomlčka na něm zůstala.',
    },
    b: {
      label: 'Rozbít kámen',
      result:
        'Je to jenom kámen a trvá to půl dne. Zvoní, prská, přerazí mu dvě palice. V jádru sedí krystaly jako ve vejci; suť od tebe koupí na dláždění. K večeru začne mlha diktovat znovu, pomalu, od prvního písmene.',
    },
  },
  78: {
    text: 'Kde končí země, stojí Kůl převozníka duchů a u něj loďka. Ve světle lampy na zádi má stín kůl, má ho i veslo, převozník ne. Vesluje, teprve když je plno. Jedno místo zbývá; žena z mlhy, které patří, znovu obrací kapsy naruby. Za kůlnou si muž v šedém dělá poznámky.',
    a: {
      label: 'Zaplatit za ni a ještě jednou',
      result:
        'Jedna mince za ni, jedna za někoho někdy. Druhou skousne a na zemi s ním neskousne nic. „Máš ji u mě,“ řekne. Žena ti nechá, co jí přibalili, koláče a dva průzračné korálky; cestou by jen navlhly. Loďka odrazí, plná, a není o nic níž.',
    },
    b: {
      label: 'Hodit mu šedokabátníka',
      result:
        'Váží víc, než vypadá, a kouše. Převozník ten kabát zná; sotva je volné místo obsazené, odrazí a veze ho na druhou stranu, živého a za hlasitých protestů. Brašna zůstane tobě. Žena si sedne na kůl, že počká na příští loďku, a klátí nohama.',
    },
    k1: {
      result:
        'Podívá se ti k nohám, pak k vlastním. Žena pojede zadarmo a ty máš pro jednou sedět vpředu. V půli cesty ti řekne, kdo koupil oba stíny: jistý Zak, platí hned. Do vesla ti vyřízne vrub, jedna plavba k dobru, a přidá kámen z druhého břehu.',
    },
    k2: {
      result:
        'Za kůlem stojí v řadě čtyřicet jezdců, samá kost, samá trpělivost. Zavoláš jméno Sabry Ilenové. Rozepne brašnu u sedla a zaplatí: za čtyřicet, za ženu bez haléře a ještě za jednu plavbu na tvé jméno. Pak se skloní k nejmladšímu a ten vykročí k tobě, s každým krokem o něco pevnější.',
    },
  },
  79: {
    text: 'Do mraku stoupá Vdovino lano, napjaté jako struna. Na stoličce u dolního konce sedí Amábel, stará tři sta let, a oběma rukama svírá uzel. Někdo si to tak objednal, říká, a byla to ona. Shora se mužský hlas laskavě ptá, a ne poprvé, jestli by už mohl jít.',
    a: {
      label: 'Rozvázat uzel',
      result:
        'Uzel má v sobě tři sta let vlhka a zabere celou noc. Amábel svítí a vypráví, co míval k snídani. S posledním okem pomůže. Nahoře kdosi poděkuje, už z větší dálky. Stará žena pak jde do domku, usmaží dvě vejce a to jeho dá tobě.',
    },
    b: {
      label: 'Utáhnout lano',
      result:
        'Zapřeš se a táhneš, jak prosí. Amábel si ovine volný kus kolem zápěstí, pláče štěstím a dá ti truhlu se svou výbavou. On je o loket blíž. V řídkém mraku jsou vidět jeho boty, ruce, tvář, a jak zavírá oči.',
    },
    k1: {
      label: 'Zavěsit na lano padající železo',
      result:
        'Hřeb pořád padá. Na laně klesá, zlehka, a stahuje muže z mraku, až oba stojí v trávě. Mají hodinu a mluví hlavně o střeše. Pak ti Amábel vrátí hřeb, přidá kámen ze svého prstenu a sama lano pustí.',
    },
  },
  80: {
    text: 'Z Oblačné studny čerpají oblačníci mraky po vědrech a vypouštějí je přes zídku na pastvu. Devadesát loktů pod zemí visí zvon, který volal domů první mrtvé. Tři sta let mlčí: někdo ho vycpal svatebními šaty a rukávy sešil kolem srdce. U rumpálu čekají dva pánové v šedém a mají nabídku.',
    a: {
      label: 'Odstrojit zvon a jednou udeřit',
      result:
        'Steh za stehem vypáráš rukávy, složíš šaty a udeříš. Údolí zatají dech; pak kus z něj odejde, jako když si zástup vzpomene, kolik je hodin. Oblačníci se s tebou rozdělí o chléb. Z lemu vypadne svatební mince a zvonek velký jako ořech, který si ještě pobrukuje.',
    },
    b: {
      label: 'Uříznout zvon pro pány v šedém',
      result:
        'Oblačníci se na lano pověsí všichni čtyři a drží, dokud jim nad rukama nepovolí. Zvon putuje i se šaty do bedny a na víko přijde křídový kříž. Pánové platí dobře. Mlha je potom hustší; stoupne ti až k ústům a ohmatá ti celou tvář, aby ji příště poznala.',
    },
  },
})
