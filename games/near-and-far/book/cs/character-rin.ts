import { pages } from '../pages.ts'

export const chapter = pages({
  RIN0: {
    text: 'Už čtyři pokolení tvé rodiny otvírají zdymadlo, pokaždé jedním směrem. Sotva starosta prodá řeku Slonovinové královně, splatno při dodání, sejdeš ve tři ráno k vodě, otevřeš vrata na opačnou stranu a začneš mluvit. Mluvíš dlouho; ta láhev byla foukaná na slivovici. Teď má zátka pečeť z vosku, za tebou zůstává žíznivé město a někde snad leží koryto, které se nedá prodat. Za úplňku potřebuješ vozík.',
  },
  RIN1: {
    text: 'První večer, první studna. V poledne z ní vesnice ještě brala; od chvíle, kdy na roubení leží tvůj vak, se vědro vrací suché, dvakrát po sobě, na dně jediný list. Láhev ve vaku si sytě pobrukuje. Muž s rozpraskanými rty ti vezme provaz z ruky, podívá se do šachty, podívá se na vak a docela zdvořile požádá o napití.',
    a: {
      label: 'Poprosit řeku o pohárek',
      result:
        'Napřed chce píseň a o ty tvoje nestojí. Učí tě tedy vlastní, verš po verši, skrz zátku; v refrénu se objeví tvé jméno, vyslovené tak, jak je voda říká kamenům. Muž drží hrnek v natažené ruce a taktně hledí na oblohu.',
    },
    b: {
      label: 'Poslat ho pryč',
      result:
        'Zajde k plotu a hvízdne. Přes pole se v šeru blíží další tři, všichni mají jeho uši a každý ze čtyř dvě vědra. Strhne se strkanice a někdo tahá za řemen. Ještě dlouho po půlnoci za tebou ve tmě vyzvánějí prázdná vědra.',
    },
    c: {
      label: 'Říct mu půl pravdy',
      result:
        '„Nesu řeku,“ řekneš a vynecháš čí. Muž si sedne na okraj studny. Třicet let býval lodníkem; teď jeho bidlo podpírá šňůru na prádlo. Chvíli naslouchá a pak se šeptem zeptá, jestli spí.',
    },
  },
  RIN2: {
    text: 'Ráno jsou tu žáby. Sedí kolem tábora ve třech půlkruzích, malé vpředu, jako lidé, kteří přišli na koncert s předstihem, a žádná nekváká. Sáhneš po chlebu, dívají se na chléb. Sáhneš po láhvi a několika stovkám hrdel se zastaví dech. Cesta je od jejich břich mokrá až k poslednímu rybníku.',
    a: {
      label: 'Vysvětlit jim to',
      result:
        'Mluvíš o smlouvách, o královně, o korytech, která někomu patří. Zabere to skoro hodinu. Nejstarší žába, velká jako bochník, dvakrát mrkne, levé oko po pravém. Potom se řady obrátí a odcházejí, žádná se netlačí. Kámen, na kterém seděla, zůstane mokrý do večera.',
    },
    b: {
      label: 'Vzít tři s sebou jako svědky',
      result:
        'Tři předstoupí, jako by to měly domluvené. Jedou na tvém vaku, každá hledí jiným směrem, a vynášejí rozsudek nad každou studnou u cesty: jedno kváknutí znamená dobrou vodu, dvě olovo. U některých studní mlčí a tam i ty přidáš do kroku.',
    },
  },
  RIN3: {
    text: 'Za světla je vidět, kdo tě celou noc honí: čtyři bratři, nejstarší bosý, na poli, které si pronajímají po řádcích. Nože nemají, jen osm věder. Fazole visí na tyčích jako zapomenuté provázky; zatímco popadáte dech, pustí se další list. „My ji nechceme celou,“ řekne nejmladší. „Neměli bychom ji kam dát.“',
    a: {
      label: 'Zalít před nimi jeden řádek',
      result:
        'Liješ tak, aby to viděli všichni čtyři, od rostliny k rostlině, od příkopu k mezi. Řádek ztmavne a láhev je lehčí přesně o řádek. Bratři smeknou a stojí podél něj jako při křtinách. Sedm ostatních řádků přihlíží.',
    },
    b: {
      label: 'Utéct přes mrtvé fazole',
      result:
        'Řádky ti pod nohama šustí jako papír, který si chtěl někdo schovat. Padají tyče, kutálí se vědro a jeden hlas prosí, ať dáš pozor aspoň na krajní řádek, ten ještě žije. Na podrážkách se ti lepí lusky. Fazole v nich chrastí, drobné jako mléčné zuby.',
    },
  },
  RIN4: {
    text: 'Na louce za domem leží kýlem vzhůru lodníkova loďka. Lak je letošní, tak jako každý rok; bydlí pod ní slepice. Přes branku pověsil biřic řetěz kvůli nezaplaceným přístavním poplatkům. „Ještě jednou po mokré trávě,“ řekne lodník, „jen k meznímu kameni. V šeru by to vypadalo skoro správně.“ Slepice už odnosil do kuchyně.',
    a: {
      label: 'Rozlít mu jednu louku',
      result:
        'Rozleje se bez hlesu, po kotníky, a hned jsou v ní hvězdy. Lodník dovesluje ke kameni, obrátí a vesluje zpátky, až to přestanete počítat. Vypůjčit si vodu nazpět chce síta, klobouky a vlídná slova. Svítání vás zastihne v trávě, z obou crčí a smích ne a ne přestat.',
    },
    b: {
      label: 'Protáhnout loďku kolem řetězu',
      result:
        'S řetězem je třeba si promluvit a s hlídačem, který na něm spí, taky. Potom už stačí dvě kola od vozu a lano. Jede líp, než kdy plula, tvrdí lodník; sedí na zádi a ze zvyku kormidluje veslem až na hlavní silnici.',
    },
  },
  RIN5: {
    text: 'Čtyřicet kašen má to město a každá je na řetězu: kolem nádrže železný obojek, na něm zámek velký jako šunka a uprostřed vodotrysk, který stojí v pozoru. Klíče se přidělují podle příjmu. Jsi v půli náměstí, když ti ve vaku začne drkotat zátka. Řeka ty ostatní uviděla. Strážník zvedne oči od seznamu.',
    a: {
      label: 'Vyprávět jí o jejím prameni',
      result:
        'Na schodech radnice jí vyprávíš, jak to bylo: mech, jeden bílý kámen a koza, která pila vždycky zleva. U kozy drkotání ustane. Po celém náměstí se vodotrysky naklánějí, kam až je obojek pustí, aby jim nic neušlo.',
    },
    b: {
      label: 'Přerazit jeden řetěz',
      result:
        'Železo zaúpí a vzápětí se ozvou píšťalky. Uprostřed zmatku si jedna malá kašna posbírá vodu, sestoupí z podstavce a počká, až se otočíš jinam. Za městskou bránou jde třicet kroků za tebou, kape a tváří se, že má jenom stejnou cestu.',
    },
  },
  RIN6: {
    text: 'Po silnici se žene lískový proutek a vleče za sebou proutkaře. Táhne ho kolem pramene, kolem rybníka, napříč něčími jiřinami a rovnou k tvému vaku; tam se roztřese a nedá si to rozmluvit. Proutkař má placeno od nálezu. Za ním jde jeho šest dětí a každé nese rýč vyšší, než je samo.',
    a: {
      label: 'Dovést ho k lepšímu nálezu',
      result:
        'Tvá řeka ví, kde spí její sestřenice. Pod holým kopcem zabručí a šest rýčů se zakousne do země; v hloubce nejmenšího dítěte hlína tmavne. Proutkař přejede pohledem z jámy na tvůj vak a zase zpátky. „Zavazadlo,“ řekne proutku přísně.',
    },
    b: {
      label: 'Zlomit mu proutek',
      result:
        'Je po jeho otci. Praskne jako ptačí kost a obě půlky sebou v prachu škubou dál, jedna k tobě, druhá k němu. Proutkař neřekne nic. Děti položí rýče. Nejmenší zvedne kratší kousek a zkouší ho v dlaních utišit.',
    },
  },
  RIN7: {
    text: 'Mokrý řemen a plochý kámen, víc není potřeba. Láhev vyklouzne a cinkne, jak cinkají sklenky na cizích svatbách. Když se ji konečně odvážíš obrátit ke světlu, je v ní prasklina, ne delší než řasa. Na prasklině stojí kapka a v ní celá obloha vzhůru nohama. Nepadá. Zdá se, že se rozhlíží.',
    a: {
      label: 'Zalepit ji smolou a vlasy',
      result:
        'Ve lžíci rozpustíš smolu, vytrhneš si tři vlasy a položíš je křížem přes prasklinu. Pak čekáš. „Svědí to,“ ozve se řeka v noci a příští noc znovu. Jsou to první slova, která k tobě pronese bez melodie.',
    },
    b: {
      label: 'Nechat jí okénko',
      result:
        'Od té chvíle ji nosíš prasklinou ven, ať vidí na cestu. Méně se zlobí a je jí méně: každý večer chybí pohárek. Ohlédneš se z kopce a vidíš za sebou celou svou cestu, zelený šev řeřichy, steh za každý krok.',
    },
  },
  RIN8: {
    text: 'Nejdřív poznáš veslo: visívalo u přívozu vedle zvonku, dva ohyby pod zdymadlem. Žena na milníku je má položené přes kolena. „Dorsa,“ řekne. „Převozníkova. Táta každé ráno přetlačí člun blátem na druhý břeh a stydí se vzít převozné.“ Jde po tvých stopách dvanáct dní. Teď vstane a zkouší, kde se veslo drží nejlíp.',
    a: {
      label: 'Nechat se jednou praštit',
      result:
        'Bije dobře, naplocho, a obloha se překlopí kýlem nahoru. Než se zase srovná, sedí Dorsa vedle tebe a vysypává si z bot písek. „Tak kam?“ zeptá se. Veslo si ponese sama; jednou prý bude muset někdo veslovat.',
    },
    b: {
      label: 'Vzít jí veslo',
      result:
        'Perete se dlouho, do svahu i ze svahu, a někde v půli si láhev začne do taktu pobrukovat jako kdysi pod přívozem. Dorsa to uslyší a spustí ruce. Beze slova se vydá domů. Veslo zůstane opřené o milník a ještě se kývá.',
    },
  },
  RIN9: {
    text: 'Po cestě dupe něco malého a rozzlobeného s podkasanou sukní. Je to rusalka tvé řeky. Doma se ti nikdy neukázala a v představách bývala mladší a hlavně větší; není vyšší než džbán. Zůstala prý tvou vinou v bahně pod jezem a celou tu dálku šla pěšky, a na nohy si musela napřed zvyknout. Za ní se zamyšleně procházejí tři volavky.',
    a: {
      label: 'Nést ji v klobouku',
      result:
        'Nabereš plný klobouk z koryta pro koně. Voda je podle ní odstátá a chutná po hlavě. K večeru se rusalka opře lokty o krempu a hubuje řece přes sklo, dlouze a s příklady, až mají obě výbornou náladu.',
    },
    b: {
      label: 'Bránit ji před volavkami',
      result:
        'Blíží se ze tří stran na tuhých nohou, jako úředníci, kteří přišli na chybu. Létá peří. Stařenka ti zpod lokte pořád ukazuje na tu s šedou chocholkou: tu si pamatuje už devadesát let, sežrala jí bratra. Volavka uhne očima první.',
    },
  },
  RIN10: {
    text: 'Zpráva o tobě jde rychleji než ty. Na hranici vyprahlé země stojí čtrnáct slavobrán upletených ze slámy a na každé tvé jméno; na pravopis jsou různé názory. Školáci zvedají papírové ryby. Za nimi, podél pruhu bílého prachu, jsou už hotové mlýny, kola namazaná, mlynáři ve dveřích v čistých zástěrách. Na nic se tě zatím nikdo nezeptal.',
    a: {
      label: 'Říct jim, že nezůstaneš',
      result:
        'Zazní to ze stupínku do ticha plného papírových ryb. Učitel ti poděkuje za návštěvu a děti zazpívají, co mají nacvičeno. Když odcházíš, pohnou se mlýnská kola, každé o půl obrátky, ze zdvořilosti. Díváš se pozorně: nikdo do nich nestrká.',
    },
    b: {
      label: 'Odejít v noci slavobránami',
      result:
        'Postavili ti stráže, z lásky, aby se ti nic nestalo. Věší se ti na rukávy, prosí, jeden při každé ráně vzlyká do přilby. Za poslední slavobránou se ohlédneš. Někdo vylezl na židli a zhasíná lampiony kolem tvého jména.',
    },
  },
  RIN11: {
    text: 'Pět zametených oblouků vede odnikud nikam. Most stojí v písku; jeho řeka ho opustila tak dávno, že vytesané ryby přišly o šupiny. Třetí oblouk je prověšený. Jakmile stoupneš doprostřed, ozve se z dlažby hlas, zaprášený nepoužíváním, a zeptá se na to, co mu zřejmě celou tu dobu leží v hlavě: „Proč odcházejí?“',
    a: {
      label: 'Odpovědět po zlodějsku',
      result:
        '„Odcházejí, když je někdo začne počítat,“ řekneš; kdo jiný by to měl vědět. Dlouho se hýbe jen písek. Pak to zapraští od prvního pilíře k poslednímu, jako když se spáč posune, aby udělal místo. Ulehneš pod most a není ti zima.',
    },
    b: {
      label: 'Podepřít třetí oblouk',
      result:
        'Pracuješ, dokud tě nepálí dlaně, s trámy z rozbitého vozu a balvanem místo palice. Hlas už se na nic neptá. K večeru váha dosedne, jako dosedá ruka starého člověka na nabídnuté rámě, a ze spár se vysype trocha písku.',
    },
  },
  RIN12: {
    text: 'Úplněk. Máš pokoj nad výčepem a po stropě se procházejí vlnky světla. Láhev dnes váží jako vůl a chce dolů. Postel už povolila. Teď se prohýbají prkna podlahy a zdola někdo volá, že mu do polévky padají hřebíky. Pod polévkou je sklep a teprve pod sklepem, míní zřejmě řeka, je to pravé místo.',
    a: {
      label: 'Pověsit ji na strom',
      result:
        'Na dvoře roste ořešák a jedna jeho větev by unesla zvon. Táhneš, až se z provazu kouří. Pak láhev visí na dlaň nad zemí a houpe se celou noc, sem a tam v korytě ze vzduchu. Ráno je tráva pod ní učesaná na dvě strany.',
    },
    b: {
      label: 'Zápasit s ní do rána',
      result:
        'Obejmeš sklo a zapřeš se nohama o veřeje. Řeka je ještě mladá, to teď poznáváš: zkouší lsti, trucuje, a když ve chlévě zabučí kráva, zapomene, co chtěla. K páté zapadne měsíc. Ležíte vedle sebe na holých trámech, bez dechu.',
    },
  },
  RIN13: {
    text: 'Obálka s tvým jménem je nadepsaná laskavým písmem. Paní Osera nalévá čaj v bílých rukavičkách a ptá se, zda s mlékem. Ví, co neseš; prostřela i pro řeku. „Její Veličenstvo by zaplatilo životem,“ řekne, „celým, skoro nepoužitým.“ Čí život to je, neřekne. Smlouva čeká pod kleštičkami na cukr a několik lidí ji už podepsalo.',
    a: {
      label: 'Pochválit šálky a odejít kuchyní',
      result:
        'Čaj je výtečný a šálky tak tenké, že skrz ně prosvítají prsty; obojí řekneš nahlas. Pak se zeptáš, kde si lze umýt ruce. V kuchyni před tebou ustoupí dva kuchaři. „Dneska ano,“ řekne jeden. Za tebou cinkne porcelán: někdo slévá třetí šálek zpátky do konvice.',
    },
    b: {
      label: 'Vylít čaj na smlouvu',
      result:
        'Podpisy se dají do plavání: švadlena, dva bratři, lampář. Paní Osera zvedne rukavičky z mokra, za zástěnou zaskřípou židle a ty máš v ruce pořád konvici, pořádně těžkou. Na ubruse potom schnou jména, každé kousek od ostatních.',
    },
  },
  RIN14: {
    text: 'Kvůli lžíci se vracíš k prázdné kašně, kde včera hořel tvůj oheň. Někdo tu byl: biřic, podle cvočků v podrážkách. Dvě šlépěje stojí vedle sebe, hluboké jako celá noc. Popel je zahrnutý pískem, jak se patří. Dál vedou stopy po špatné cestě; do večera budou zpátky. Lžíce leží na obrubě, umytá.',
    a: {
      label: 'Nechat pod kamenem dopis',
      result:
        '„Než přijdeš, postůj hodinu tam, kde tekla.“ Ostatní řádky škrtneš, je jich moc. Na obrubě kašny zatížíš papír oblázkem, který předtím smočíš v láhvi. Je to jediný mokrý kámen široko daleko.',
    },
    b: {
      label: 'Svést stopu dolů sutí',
      result:
        'Mezi sudem plným kamení a vozíkem bez oje děláš brzdu; řítí se to dolů jako hádka. Shora musí ta brázda vypadat, jako by řeka prchla k jihu. Ležíš pod nápravou a posloucháš, jak po jednom dobíhají poslední oblázky.',
    },
  },
  RIN15: {
    text: '„Moje,“ zaznělo včera, když se jedno dítě zeptalo, čí je. Řeka to slyšela. Ráno je hrnek cítit ořechovými slupkami a první doušek ti stáhne ústa jako měšec. Řeka je hořká až na dno. Nebrouká si, nedrkotá zátkou; leží ve skle dokonale rovně, tak jako sedává někdo, kdo čeká, až na to přijdeš.',
    a: {
      label: 'Omluvit se a vypít hořký hrnek',
      result:
        'Řekneš jí, že to bylo špatné slovo a lepší zatím nemáš, a piješ až ke dnu, bez jediného úšklebku. Hodinu pak máš ruce studené jako ryby. Řeka to bere na vědomí: hluboko ve skle bublinka něco zapíše a podtrhne.',
    },
    b: {
      label: 'Třást s ní, dokud nepřestane',
      result:
        'Chytíš ji za hrdlo a třeseš, a ona třese tebou, od zápěstí po zuby. Pak přestane. Přestane se vším: není hořká, není žádná. Položíš ji do trávy a cvrčci kolem ní, dokola, zmlknou.',
    },
    k1: {
      label: 'Zazpívat píseň prvního večera',
      result:
        'Hlas ti skřípe a začneš moc vysoko. V refrénu, kam patří tvé jméno, zazpíváš jméno řeky. Druhá sloka ještě nepřišla a hrnek je sladký; odtud dál se řeka chopí spodního hlasu, potichu, jako ten, kdo tu píseň umí líp.',
    },
  },
  RIN16: {
    text: 'Sůl vybělila pašerákům obočí i způsoby. Patří jim štola, čtyři dny dlouhá, která ústí do moře: tam už by řeku prý žádná královna nenašla, natož aby ji koupila. „Jenom to potom nebude řeka,“ dodá nejstarší a olízne si palec. „Ale ještě žádná si nepřišla stěžovat.“ Z otvoru táhne a na zátku sedá bílý poprašek.',
    a: {
      label: 'Zeptat se řeky',
      result:
        'Mlčí tak dlouho, že si muži rozdají karty. Pak ti potichu poví, že se moře bojí, jako se lidé bojí stáří: všechno, čím kdo byl, tam pořád je, a nikdo to nenajde. S díky odmítneš. Láhev má husí kůži, zevnitř.',
    },
    b: {
      label: 'Proběhnout štolou jako zkratkou',
      result:
        'Spadne lucerna, někdo tě drží za kabát a dál se už jenom běží. Uprostřed hory, stejně daleko od obou konců, začne láhev hučet a stěny jí to vracejí větší. Boty za tebou se zastaví. Ze stropu se sype sůl, tiše jako sníh.',
    },
  },
  RIN17: {
    text: 'Celá vesnice stojí kolem díry. Je to studna, deset sáhů hluboká, roky suchá, a na dně sedí dítě, které tam spadlo za míčem. Je slyšet, jak zpívá, aby tma měla co dělat. Provazy jsou krátké, nebo staré. Někdo pohlédne na tvůj vak a řekne, co zatím napadlo všechny: „Na řece by vyplavalo.“',
    a: {
      label: 'Nalít ji tam celou',
      result:
        'Vytáhneš zátku a nic si nenecháš. Řeka stoupá tmou, hučí a nahoře se na ní houpe dítě s míčem pod paží. Dostat ji zpátky trvá týden, stojí to tři trychtýře a všechny sliby, které znáš. Dítě se každé ráno ptá, kdy smí zase dolů.',
    },
    b: {
      label: 'Spustit se po provaze',
      result:
        'Kde končí provaz, zbývají už jen prsty a spáry v kameni. Je to daleko. V půli uslyšíš vodu, a není tvoje a není tady: ozvěna, kterou si studna uložila. Dítě přestane zpívat a poslouchá taky. Pak se tě ve tmě chytí za opasek malá ruka.',
    },
  },
  RIN18: {
    text: 'Napříč loukou vede mlýnský náhon bez mlýna: tesaný kámen, spáry jemné jako vlas, a ještě na něj neusedl jediný pták. Na ceduli nezaschla barva: „Vyhrazeno: Rin“. U vtoku je podle pravítka vysázený mech. Šířka souhlasí. Spád souhlasí. Za živým plotem zakašle někdo v bílých rukavičkách a druhou půlku zakašlání spolkne.',
    a: {
      label: 'Zkusit koryto jedním hrnkem',
      result:
        'Vyliješ hrnek a jdeš podél. Běží hezky, dvěma zákruty, pod mostkem jako pro panenky a rovnou do sudu se slonovinovou zátkou. Kašel v plotě přejde v počítání. Zbytek řeky se ti potom celou míli tiskne k zádům.',
    },
    b: {
      label: 'Obrátit vodu na plot',
      result:
        'Je to jen hrnek, ale hrnek řeky; vezme si rozběh. Plot si lehne a za ním sedí na skládacích stoličkách čtyři mokří pánové, dva s trychtýřem, jeden s perem, jeden s holí. Vstanou. Když je po všem, odplouvá náhonem bílá rukavička a mává.',
    },
  },
  RIN19: {
    text: '„Držíš ji moc pevně.“ Zazní to v poledne mezi chlebem a cibulí od toho, kdo s tebou zrovna sdílí cestu; s řekou na zádech se dlouho o samotě nechodí. Podíváš se. Řemen je kolem pěsti omotaný třikrát, klouby bílé a ve skle je důlek, do kterého padne tvůj palec. Odkdy, to nevíš.',
    a: {
      label: 'Pustit na hodinu řemen',
      result:
        'Položíš ji do trávy a sedneš si na vlastní ruce. Kousek se odkutálí, ke svahu, a ty nevstaneš. Dál se nehne. Po zbytek hodiny se dívá na mraky a důlek ve skle se pomalu vyrovnává.',
    },
    b: {
      label: 'Říct, že se nikdo neptal',
      result:
        'Cibule se vrátí do uzlíku, uzlík do brašny, všechno velmi pečlivě. Na příštím rozcestí kroky vedle tebe odbočí a ty se neohlédneš. Večer ze zvyku rozlomíš chleba na dvě půlky. Jedna leží ráno u ohně.',
    },
    k1: {
      label: 'Svěřit láhev na den Dorse',
      result:
        'Pověsí si ji na krk a za chůze vesluje vzduchem, dlouhými tempy, vlevo o něco víc, jako její otec nad jezem. Na třetí míli si láhev brouká. Na páté si všimneš, že se ti houpou ruce, obě, jako komukoli jinému.',
    },
  },
  RIN20: {
    text: 'Za hřebenem se otvírá údolí, zelené, bez jediného komína. Středem jde koryto, prázdné a čisté; přeměříš je provázkem, který s sebou nosíš od zdymadla, a sedí na palec. I vrby stojí, kde mají. U pramene je hrob. Levá půlka kamene nese jméno. Pravá je vyleštěná a volná.',
    a: {
      label: 'Lehnout si do koryta a poslouchat',
      result:
        'Oblázky ti padnou k zádům jako dlaň. Dlouho nic, pak se zdola ozve: i tuhle řeku sem někdo přinesl a někdo ji tu nechal. Nevyschla. Přestala. Láhev poslouchá až do tmy a potom si řekne, ať přitlačíš zátku.',
    },
    b: {
      label: 'Vyhnat zeměměřiče',
      result:
        'Praporky rudé, bílé, šedé: tři party vytyčují tentýž břeh a ještě o sobě nevědí. O tobě vědí záhy všechny. Padají trojnožky, sviští řetězy, kolem ucha ti hvízdne olovnice. Za soumraku leží praporky v prázdném korytě jako první ryby.',
    },
  },
  RIN21: {
    text: 'Dnes ráno je skrz láhev vidět cestu. Žádná hladina, žádná bublinka, prázdno až po hrdlo. Na kupcově váze váží totéž co včera. Teprve k večeru poznáš, co schází. Od úsvitu jdeš po štěrku, míjíš mlýny i psy a kolem tebe je ticho jako v domě po odchodu hostů. Voda nezmizela. Zmizel zvuk.',
    a: {
      label: 'Vrátit jí nějaký zvuk',
      result:
        'Projdeš zásoby. Vesla: dvě lžíce v hrnci. Žáby: vlastní hrdlo, docela povedeně. Velké prádlo: mokrá košile pleská o kámen a k tomu smích devíti žen, který je celý na tobě. U košile přeběhne zevnitř po skle kroužek.',
    },
    b: {
      label: 'Fouknout přes hrdlo',
      result:
        'Jediný tón, nejhlubší, jaký znáš. Jde přes pole a dech dojde dřív tobě než jemu; na statku zadrnčí v rámech tabulky. A pak, opožděně, jako když někdo odpoví z druhého břehu, ho sklo vrátí, o vlas hlubší.',
    },
    k1: {
      label: 'Přiložit ucho k prasklině',
      result:
        'Je tam celá. Za prasklinou tenkou jako řasa stojí namačkaná do poslední kapky a tají dech. Ušního lalůčku se ti dotkne chlad: slovo, potom další. Celé týdny vyhlíží dopředu. Ví, kdo čeká: jedny boty a kroky, které cvakají.',
    },
  },
  RIN22: {
    text: 'Tam leží tvé město a je hnědé: střechy, zahrady, prádlo, všechno má barvu dna. Lidé stojí v korytě řeky, jeden za druhým, v řadě, která začíná u vašeho zdymadla a mizí za ohybem. Nic nenesou, nic nedělají. Všichni, i to nejmenší na něčích ramenou, se dívají tvým směrem.',
    a: {
      label: 'Sejít dolů a přiznat se',
      result:
        'Řekneš to u zdymadla, tak nahlas, aby to slyšelo prvních čtyřicet, a ti to podají dál; je slyšet, jak věta zachází za ohyb. Na tebe nikdo nepromluví. Stará žena vystoupí z řady, zajde domů a vrátí se se židlí. Postaví ji do bláta, za tebe.',
    },
    b: {
      label: 'Obejít město v noci',
      result:
        'Znáš každou díru v plotech a tvůj pes také. U koželužny se rozštěká radostí a korytem se rozběhnou lampy. Ruce chytají kabát, řemen; potom už jen trní. U poslední zahrady si pes sedne, jak to umí od tebe, a zůstane.',
    },
  },
  RIN23: {
    text: 'Uprostřed bezejmenného města leží nádrž, kulatá jako mince a vymetená do sucha. Vede z ní devět výpustí a nad každou je vytesané jméno jedné země; desátá je zazděná a jméno nemá. Sedíš na obrubě s láhví na klíně. Přes náměstí jde biřic v zaprášených botách a nespěchá. O kus dál to cvaká jako pomalé hodiny: královna.',
    a: {
      label: 'Odzátkovat a nechat ji vybrat',
      result:
        'Vosk praskne a zátka mlaskne jako polibek. Chvíli nic. Pak se řeka v hrdle vztyčí, vyšší, než ji máš v paměti, a prohlíží si náměstí. Biřic smekne. Královna vztáhne ruku a ta je příliš tuhá, než aby se zavřela.',
    },
    b: {
      label: 'Prorazit desátou výpust',
      result:
        'Nejdřív paty, potom dlažební kostka, potom rameno. Královnini lidé lezou přes obrubu a tahají za řemen. Jedna cihla se pohne. Škvírou zavane dehet, mokré lano a kamna z domku u zdymadla, která odjakživa kouří za východního větru.',
    },
    c: {
      label: 'Podat láhev biřici',
      result:
        'Podáváš ji a v tu chvíli neváží nic; tvé ruce, zvyklé celé měsíce táhnout, vyletí vzhůru jako prázdná miska vah. Láhev drží biřic. V rýze na rameni, kudy vedl řemen, tě zastudí vítr.',
    },
    k1: {
      label: 'Zopakovat, co slyšel most',
      result:
        'Nijak hlasitě to zopakuješ desáté výpusti: „Odcházejí, když je někdo začne počítat.“ Cvakání ustane. Ustane i biřicův prst v půli řádku na zatykači. Ve zdivu si to něco rozmýšlí. Pak jedna cihla vypadne, bez cizí pomoci, a leží v nádrži, z jedné strany mokrá.',
    },
  },
  RIN24: {
    text: 'Jednou obejde nádrž jako host, kterému ukazují pokoje. Nahlédne do každé z devíti výpustí, u žádné se nezdrží a pak se rozdělí, bez šplouchnutí, jako se rodina rozchází na křižovatce. Královnini lidé běhají s trychtýřem od jedné výpusti ke druhé. Žádná řeka už není. Devět zemí má potok a láhev je zase na slivovici.',
    a: {
      label: 'Jít za nejmenším potokem',
      result:
        'Není širší než opasek a co chvíli se zastaví, ať mu stačíš. Tam, kam míří, jsou podle pachu kozy. Třetí večer si začne pobrukovat, docela vysoko. Melodii ještě neumí; ví jen, že nějaká je a koho se zeptat.',
    },
    b: {
      label: 'Zůstat a hlídat zdymadlo',
      result:
        'Ze starých dveří stlučeš vrata pro devět výpustí a zavěsíš je tak, aby se otvírala na obě strany. Tu a tam se některý potok na noc vrátí, protože má co vyprávět. Pak ve tři ráno vstaneš, zatočíš klikou a posuneš se na obrubě.',
    },
  },
  RIN25: {
    text: 'Desátou výpustí se vrací, odkud přišla, nejdřív po špičkách, pak už ne. Jdeš za ní cihlami a tmou a vyjdeš u vlastního zdymadla. Doma má most mokré nohy. Stojí na něm celé město a dívá se dolů mezi střevíce. Stojí tam i starosta se dvěma kupci v bílých rukavičkách a se smlouvou, která zůstala úplně suchá.',
    a: {
      label: 'Nechat se soudit po kolena v řece',
      result:
        'Odpovídat budeš tady, nebo nikde, řekneš a nehneš se z místa. Všichni tedy musejí dovnitř: soudce s podkasaným talárem, svědci, starosta se smlouvou nad hlavou. U druhé otázky už pro samou vodu není slyšet, kdo koho žaluje. Večer je do smlouvy zabalený pstruh.',
    },
    b: {
      label: 'Vyhnat kupce veslem',
      result:
        'V domku u zdymadla odjakživa visí veslo. Kupci opouštějí most jeden vlevo, druhý vpravo, i s rukavičkami, a plavou dobře; kdysi je to někdo musel naučit v nějaké řece. Jejich okovaná skříňka krouží v plavební komoře a nemůže najít cestu ven.',
    },
  },
  RIN26: {
    text: 'Biřic přiloží láhev k uchu, jako se přikládá lastura, a poslouchá. Náměstí čeká. Královna čeká s nataženou rukou; má v tom cvik. V druhé biřicově ruce začíná kapat zatykač, nejdřív pečeť, potom jméno. Ten výraz znáš. Jsou tři ráno, klika zdymadla studí a ještě se nic nestalo.',
    a: {
      label: 'Mlčet',
      result:
        'Mlčení je těžší než řeka za úplňku. Pak tiše praskne vosk. Zátka je venku a tentokrát to není tvoje dílo. Biřic stojí ve vodě a tváří se jako někdo, na koho kdysi dávno zavolali z mostu a kdo teprve teď zvedá hlavu.',
    },
    b: {
      label: 'Utéct, dokud je ticho',
      result:
        'Běžíš mezi královninými lidmi jako mezi prádlem na šňůře: bílé rukávy, škrob, ruka, další ruka. Nikdo nekřičí. U nároží začne za tebou ten zvuk, který celou cestu neseš, a teprve zvenčí je slyšet, jak je veliký. V bráně tě předběhne.',
    },
  },
})
