import { pages } from '../pages.ts'

export const chapter = pages({
  146: {
    text: 'Brána jmen je popsaná až po vrchol oblouku: v úhledných sloupcích je tu vytesaný každý, kdo kdy vešel, a mech z písmen někdo vymetl. Kameník po sobě značku nenechal, a kde má být jméno města, je kámen hladký. Ve výši tvých očí zbývá jeden řádek. Vedle visí na provázku dláto.',
    a: {
      label: 'Vytesat své jméno',
      result:
        'V zubech ti skřípe kamenný prach a poslední písmeno vyjde nakřivo. Brána si tě přečte, dvakrát, napodruhé bez chyby, a otevře se. Na ubrousku leží, co dostane každý nově příchozí: uzená ryba, bochník, dvě mince na první den. Bochník je teplý.',
    },
    b: {
      label: 'Přelézt ji bez podpisu',
      result:
        'Po tolika jménech se leze dobře, jen si to nechtějí nechat líbit; dvakrát se ti hrana zakousne do podrážky. Kde lezci dopadají, leží matrace vycpaná peřím a drobnými po předchůdcích. Chvíli na ní odpočíváš. Venku před branou cosi zvedne dláto a podle zvuku začíná tvou iniciálou.',
    },
    k1: {
      result:
        'Branka vedle vrat je pootevřená od chvíle, kdy z tebe dopis dostal jednu pravdivou větu. Na zametených kamenech čekají pantofle, tvoje velikost. „Ilvana,“ představí se drobná stará žena s inkoustem na manžetách. „Dopisujeme si.“ Balíček, který ti podá, je nadepsaný tvým písmem. Kdesi vzadu začíná zpívat konvice.',
    },
    k2: {
      result:
        'Rukojetí dláta zaklepeš: třikrát, pauza, třikrát. Hluboko uvnitř se někdo rozběhne, drobnými kroky starých lidí. Trvá to půl hodiny. Ilvana, poslední písařka, ještě nemůže mluvit; zvednutým prstem od inkoustu poprosí o strpení a dovede tě k posteli, ve které hřeje zabalená cihla.',
    },
  },
  147: {
    text: 'Shromáždění na Tichém fóru právě zasedá: dvacet řad prázdných židlí, každá přisunutá trochu jinak, podle zvyku svého majitele. Zápis vede pero bez ruky a na každém listu od prvního dne stojí „schváleno“; proti ještě nikdo nehlasoval. Když vejdeš, pero se samo namočí a přejde na nový řádek. Zřejmě máš slovo.',
    a: {
      label: 'Navrhnout odročení',
      result:
        '„Do doby, než tu někdo bude,“ dodáš do zápisu. Pero se zarazí; návrh, který nic nechce, ještě nepoznalo. Pak se všechny židle naráz odsunou a zavoní to kabáty a deštníky. V předsálí je prostřený oběd a u talíře leží náhrada za ztracený čas. Pero se uloží na bok.',
    },
    b: {
      label: 'Dát si něco schválit',
      result:
        'Pero píše, jen co samo chce; chytíš ho tedy pod krkem a píšeš s ním: dva drahokamy, pro tebe. Škube sebou jako slepice. Schváleno, nikdo není proti. Už leží na řečnickém pultu, broušené a chladné. V daleké zemi se propadne střecha nad stolem, na který právě někdo prostírá.',
    },
    k1: {
      result:
        'Neřekneš nic; máš na to svůj den. Pero čeká, osychá a poprvé zapíše ticho. K zadní stěně se otočí jedna židle, potom devět, potom všechny, a zaskřípe to jako příboj. Visí tam v malých rámečcích ceny; za největší z nich je schránka. Židle už se zpátky neotočí.',
    },
  },
  148: {
    text: 'Mosazná kola vyplňují Strojní síň až po klenbu a všechna kulhají. Při každé otáčce to škobrtne v místě, kde chybí ozubený kroužek, a celý dům se ukloní. Před mezerou stojí Knůtek, lampu u nohou, kroužek v obou rukou. Našel zákazníka. „Sedělo by to navlas,“ řekne a neotočí se. „Já myslel, že budu mít větší radost.“',
    a: {
      label: 'Zadržet ho',
      result:
        'Povíš mu, odkud se bralo všechno, co tu kdo dostal: studny, moře, kusy nebe. Vyslechne tě do konce; je důkladný. Podepíšeš převzetí, kroužku i zálohy. Pak si Knůtek sedne na lavici pro zákazníky, má doručeno, a spí. Ztlumíš mu lampu.',
    },
    b: {
      label: 'Nechat ho kroužek nasadit',
      result:
        'Padne. Knůtek ho palcem dotočí o poslední čtvrtku a všechno běží dokola, tak tiše, že je slyšet hořet lampu. Je to krásné. Stroj vyrovná účet s ním i s tebou. Knůtek září. Ve vsi, kde ti kdysi dali napít, vyjede ze studny suché vědro a spustí se znovu.',
    },
    c: {
      label: 'Zaklínit kola',
      result:
        'Noha od lavice, sochor, nakonec vlastní rameno. První kolo rozkouše dřevo, druhé tě mrští o zeď, třetí přijde o loukoť a stojí. Dlouho je ticho. Z ložisek se vykutálejí dva drahokamy. Knůtek vybalí jídlo, které si šetřil na den doručení, a co chvíli zvedne hlavu, jako když se zastaví hodiny.',
    },
    k1: {
      result:
        'Vložíš mezi kola hřeb. Pořád ještě padá, kolem loukotí, kolem hřídelí, a co mine, to zpomalí jako lidé kolem hrobu. Pak už se nehýbe nic. Nejspodnější mísa vydá poslední věc, kterou pro někoho držela. Knůtek zabalí kroužek do kapesníku. „Takže je můj,“ řekne udiveně.',
    },
  },
  149: {
    text: 'Co si kdo přál a nevyzvedl, leží ve skladu zásobovače za tržištěm. Jsou to hlavně boty; potom trůn s visačkou a jedno laskavé slovo v krabičce, jaké bývají na prsteny. Všechno má svůj lístek se jménem a datem. Pult je prázdný. Žebřík na kolejničce však ještě jede podél polic a zastaví se u tvého písmene.',
    a: {
      label: 'Vyzvednout si dětské přání',
      result:
        'Lístek je v pořádku: deštivý podzim, dětské tiskací písmo, tvoje. Co žebřík snese, je menší, než si pamatuješ, a funguje to. Tužka, kterou nikdo nedrží, ti na rukáv poznamená: dobrý zákazník, zásobovač ať se podívá i dozadu. Venku za živým plotem to zkoušíš až do tmy.',
    },
    b: {
      label: 'Vyzvednout přání druhých',
      result:
        'Lístky se padělají snadno; je z tebe postupně pekař, biskup a nevěsta. U čtvrtého podpisu se na tebe plnou rychlostí rozjede žebřík a nezbývá než ho srazit z kolejničky. Šunky, víno, věno ve stříbře. Cestou ven šlápneš na krabičku. Slovo, které v ní bylo, se řekne, jednou a nikomu.',
    },
    k1: {
      result:
        'Z trůnu sleze šedokabátník; všiml si tvé boty. Zak chce svůj stisk ruky zpátky. Na to je formulář, řekneš a najdeš ho: vrácení zboží, nehmotného, použitého, trojmo. Potřesete si rukama ještě jednou, pozpátku, a záloha připadne tobě. Křížek zůstává; to je jiná přepážka. Šedokabátník si dál prohlíží dlaň.',
    },
    k2: {
      result:
        'Vrata leží na zemi. Stodvojka šla za tvým pachem přes celé město a stojí mezi policemi, opatrně jako na ledě. Sejme z háčku zvonek svého mláděte a drží ho tak, aby nezazvonil. Ostatní je tvoje. Z bedny vykročí nákladní kivi s drahokamem na ohlávce a protáhne se.',
    },
  },
  150: {
    text: 'Zrcadlová ulice je po obou stranách ze skla. Zrcadla neukazují, kdo jde kolem, ale co ten člověk stál druhé, při dobrém světle a bez poznámek. Přes jedno visí kapitánský plášť. Šreja došla k dalšímu. Stojí před ním v pozoru, palce na švech, a ve skle vysychá přístav, loďka po loďce.',
    a: {
      label: 'Projít ji s otevřenýma očima',
      result:
        'Je to dlouhá ulice. Nikde nepřidáš do kroku a k jednomu zrcadlu se vrátíš. Na konci jde vedle tebe Šreja, bez pláště. Je tam prostřeno pro ty, kdo došli: chléb, dva čiré drahokamy, na ubrusu ani záhyb. Šreja rozlomí chléb.',
    },
    b: {
      label: 'Prorazit si cestu sklem',
      result:
        'Stačí na to závora od okenice, tabule po tabuli, trochu to odnesou i klouby. Vzadu leží druhá ulice, stejně dlouhá, a v ní bydlí ti, kdo platili. Vyjdou přede dveře, vidí někoho z druhé strany a ze starého zvyku nesou chléb, mince, co dům dal. Nějaký chlapec už zametá střepy.',
    },
    k1: {
      result:
        'Sklo za sklem ukazuje jen tvůj stín. Má leccos za sebou; trochu se hrbí, jak to po letech v cizím podpaží bývá. Zato zná zvyky šedokabátníků a ukáže mezi dva rámy na nízká dvířka: jejich sklad, který v poledne, kdy jsou stíny krátké, nikdo nehlídá. V posledním zrcadle zvedne ruku, o chvilku dřív než ty.',
    },
    k2: {
      result:
        'Z jednoho rámu hledí to přání z jantaru: žena s lampou a po každé ruce chlapec. Co z něj vzešlo, ukazuje zrcadlo všem kromě ní; povíš jí to ty. Přikývne, otře tvář jednomu chlapci a pro spravedlnost i druhému a jde. Zůstanou po ní dva drahokamy. Ulice je o ni kratší.',
    },
  },
  151: {
    text: 'Na dlaň nad dlažbou podloubí se vznášejí nosítka Slonovinové královny, aspoň to tak vypadá. Drží je osm nosičů. Uprostřed kroku se proměnili ve slonovinu, levou nohou napřed, i s popruhy, a na ramenou jim sedí holubi. Závěsy jsou rozhrnuté, v polštáři zůstal důlek. „S dovolením,“ ozve se třetí vpravo. „Má to paní pěšky ještě daleko?“',
    a: {
      label: 'Zahřát ho dlaněmi',
      result:
        'Začneš od uší a postupuješ dolů, dokud se na ulici samy nerozsvítí lampy. Každých čtyřicet kroků musí odpočívat, říká, vždycky na nějakém prahu, a o židli si neřekne. Na oplátku ti rozehřeje prsty a dá ti minci, kterou nosí v botě. V řadě před ním se hýbe něčí palec.',
    },
    b: {
      label: 'Ulomit držadla',
      result:
        'Slonovina nejlepšího druhu: chce to sekeru a rameno a při každé ráně řekne prosím, nosičovým hlasem, docela klidně. Nosítka se převrhnou; z cestovní truhličky se vysypou věci, pro které stojí za to se sehnout. Držadla zabalíš do závěsu. Za druhým rohem to ranec řekne ještě jednou, tiše.',
    },
    k1: {
      result:
        'V pouzdře pod polštářem stojí lahvičky velké jako palec a na jedné je tvé jméno. Vypiješ kus zimy, kamna, někoho, kdo předčítá. S tvým nádechem se nadechne i všech osm nosičů, jedinkrát, a pokrčí kolena. Nosítka dosednou tak měkce, že holubi zůstanou sedět.',
    },
  },
  152: {
    text: 'Celý Archiv přání je postavený kolem jediného stolu, dlouhého jako nákladní člun, a na tom stole leží Kniha přání. Levé stránky jsou změklé listováním. Pravé, na kterých stojí ceny, nikdo nikdy nerozřízl. Teď je rozřezává dvanáct šedokabátníků, čistými noži, a co najdou, třídí do přihrádek: „splatné“, „po splatnosti“, „dědicové“.',
    a: {
      label: 'Číst pravé stránky nahlas',
      result:
        'Vezmeš nejbližší přihrádku a bez zvýšení hlasu čteš: kdo, co, na jak dlouho. U sedmého jména se jeden nůž zastaví. I šedokabátníci jsou zapsaní vpravo, do jednoho; jinak se člověk k takovému kabátu nedostane. K večeru leží na stole dvanáct nožů v řadě a u nich klíč od trezoru.',
    },
    b: {
      label: 'Vyhnat je',
      result:
        'Řežou dobře, ale jen podle rovné čáry. Poslední, kdo utíká, nechá na místě kabát: kniha sklapla nad rukávem. V přihrádkách leží, co už stačili vybrat. Mezi stránkami visí kus šedého sukna jako záložka a pomalu mizí dovnitř.',
    },
    k1: {
      result:
        'Máš u sebe list, který sem patří. Utržený okraj najde svůj pahýl, vlákno se chytí vlákna a kniha se nadechne jako potápěč. Všechny součty souhlasí. Co je zapsané celé, prodat nejde; nože kloužou jako po skle. Ze hřbetu vypadne, čím bylo prázdné místo založené. Šedokabátníci si zapínají manžety.',
    },
    k2: {
      result:
        'Stačí tvoje bota. Přisunou ti židli, do ruky dostaneš nůž a před sebe stoh. Řežeš celý den; zní to příjemně. Za soumraku odcházíš s nejtenčím listem pod košilí. U brány za něj máš tři drahokamy a přečteš si, proč je tak tenký: dlužníkovi byly čtyři roky.',
    },
    k3: {
      label: 'Vyhledat vdovu z údolí',
      result:
        'Jedněch ohnutých zad navíc si nikdo nevšimne. Nalistuješ A, vlevo: „Amábel, aby si ho nechala.“ Vpravo stojí celé údolí i s mrtvými a pod ním čára podle pravítka a „vyrovnáno“, novým písmem. Někdo tu knihu tedy přece vede. Stránku přidržují dva drahokamy. Inkoust je vlhký.',
    },
  },
  153: {
    text: 'Pod mramorovým schodištěm leží taneční sál Propadlého paláce, až po galerii plný vody tak čiré, že ji prozrazují jen lustry, které se pohupují. Na stěně zvoní zvonky pro služebnictvo: růžový pokoj, modrý pokoj, paní. Pít se ta voda dá, říká hledač z ležení, který tu třetí den sedí nad prázdným hrnkem. Jen se neví, čí jsou to roky.',
    a: {
      label: 'Vypustit jeden pokoj',
      result:
        'Zátka je pod kobercem. Modrý pokoj s dlouhým zabubláním odteče do starých trubek a na stěnách visí jednatřicetiletá žena, jednatřicetkrát, a úsměv má pokaždé o něco strnulejší. Pod stříbrným poklopem vydržela večeře, s drahokamem na místě citronu. Na posledním obraze si žena schovává ruce.',
    },
    b: {
      label: 'Potopit se pro stříbro',
      result:
        'Proud z posledního tance tě třikrát otočí, než tě pustí ke stolu. Je prostřeno pro jednoho a na kartičce stojí tvé jméno. Vezmeš příbor, drobné z misky a housku, která je suchá. Dole na dně někdo zase přisune židli.',
    },
    k1: {
      result:
        'Tyhle trubky znáš. Za spíží leží hliněná síta jako v poušti, ještě ve slámě, kdysi objednaná a nikdy nenasazená; pod slámou je i něco lepšího než hlína. Nasadíš jich devět za sebou. V noci je schodiště plné lidí, kteří pijí, a žádný se tu nenarodil. Hledač znovu nastaví hrnek.',
    },
    k2: {
      result:
        'Sotva tvoje mula vkročí na schody, rozezvoní se všechny zvonky: ta tři síta na jejím hřbetě jsou dělaná na míru zdejších trubek a dům to ví. Zasuneš je dovnitř. Sedí; kamenný lev vyplivne dva drahokamy, jako spropitné. Jeden zvonek zvoní dál, docela slabě. Stojí pod ním „strážce“.',
    },
  },
  154: {
    text: 'Dokud se na kašnu na náměstí díváš, je suchá: zelený kámen, vápenný kruh, delfín s otevřenou tlamou. Odvrátíš se a teče, se vším hlukem. Ohlédneš se a dopadne poslední kapka. Na okraji leží námořnická čepice, na stuze má vyšito „Trpělivost“ a je v ní schovaná půlka krajíce.',
    a: {
      label: 'Dívat se jinam a pít',
      result:
        'Je to stydlivá kašna a člověka musí zajímat něco jiného. Prohlížíš si štíty domů a měchy držíš za zády. Plní se. Docela nakonec ti do ruky vklouzne něco mokrého, po hmatu ryba, už oškrábaná. Poděkuješ štítům.',
    },
    b: {
      label: 'Počíhat si na majitele čepice',
      result:
        'Přijde za soumraku, jeden z posledních Šrejiných devíti, tak hubený, že spíš šavle vede jeho. Bije se podle příručky a pak si musí sednout. Zajatec platí výkupné, trvá na svém: minci, náušnici s kamenem. I půlka z té půlky krajíce je tvoje. Když si nasadí čepici, sjede mu na obočí.',
    },
    k1: {
      result:
        'Nakloníš křišťál a kapka oběhne mísu jako pes v domě, na který se pamatuje. Voda vystoupí až po okraj a zůstane, i když se díváš. Na dně se leskne, co se sem kdysi házelo pro malá přání. Náměstí voní solí; na střeše brány troubí Šrejina trubka „voda“ a přeskočí jí hlas.',
    },
  },
  155: {
    text: 'Nekrvaví se ubytovali v dívčí škole a lavice si nechali; šedesát mužů sedí po dvou, koleny se opírají o desku a píší. Na tabuli stojí králova věta k opsání: „Ať mě nikdy nic nezraní.“ Zítra ji má každý z nich říct před strojem. Seržant prochází mezi lavicemi a opravuje chyby. Nikdo nevzhlédne. Velice se snaží.',
    a: {
      label: 'Dát jim hodinu o stromech',
      result:
        'Nakreslíš na tabuli strom a přes kmen čárku. Čí je tohle, zeptáš se. Sedá křídový prach. „Moje,“ ozve se někdo. „Ze čtvrtka.“ Kreslíš další. Na katedře ti nechají, co se učitelům dává, jablko, dvě mince. V zadní lavici si začínají prohlížet ruce.',
    },
    b: {
      label: 'Vyzvat jejich nejlepšího',
      result:
        'Zranit se nedá, a tak se nikdy neučil šetřit síly. Ustupuješ, kolem lavic, po schodech nahoru a zase dolů, celé odpoledne. Se zvoněním dosedne na židličku pro desetileté. Meč s drahokamem v hlavici je tvůj; ocel zůstává studená. „Jak se říká tomuhle,“ zeptá se, „v nohou?“',
    },
    k1: {
      result:
        'Stojíš na seznamu mezi těmi, kdo vzali rudou minci, a tak dostaneš na starost pokladnu s žoldem. K půlnoci přinesou tři muži s dvoukolákem večeři, minci a otázku. Otočíš se ke stěně a čteš si násobilku. Tvůj díl je těžký. Ráno stojí šedesát mužů ve frontě, každý s dopisem domů.',
    },
    k2: {
      result:
        'Pod podlahou vede kořen. Zná tě podle košile; když zvedneš dvě prkna, nadzdvihne se kousek ke světlu. Ještě nikdy neviděli, co za ně krvácí. „Tohle byl červenec,“ řekne desátník a ohmatává si paži, na které nic není. Devět jich svleče rudý rukáv a začne obvazovat. Dvě kapky pryskyřice ti v dlani ztvrdnou v drahokamy.',
    },
  },
  156: {
    text: 'Brána v postranní ulici má místo závěrného kamene tvář vysokou jako dveře: Kamenný král, i s korunou, zazděný tu ode dne, kdy ho rozbili. Tři sta let se dívá na město, které to udělalo, na jeho komíny a velká prádla. O zbytku sebe ví jen z doslechu. „Ty jdeš zvenčí,“ řekne a odrolí se kousek malty. „Ležím tam ještě?“',
    a: {
      label: 'Vyprávět mu o jeho říši',
      result:
        'Hranice nemá, řekneš, přesně podle přání; jen v ní nic nedrží pohromadě. Přemýšlí až do tmy. „A tráva?“ Kloní se přes všechny trhliny, celá jedním směrem. Přenechá ti, co mu svatebčané pro štěstí vstrčili mezi rty, tři mince a drahokam. „Jedním směrem,“ opakuje si.',
    },
    b: {
      label: 'Sejmout mu korunu',
      result:
        'Vylezeš po uchu a podebereš ji sochorem. Kamenné oči se stáčejí za tebou, až zbude jen bělmo. Koruna s tebou sjede dolů, lehčí, než vypadala, dutá, s jediným celým hrotem. „Ach,“ řekne král. „Ono fouká.“',
    },
    k1: {
      result:
        'Podáš hlášení, jak zní tvůj slib: o paži na pláni, kde spí ovce, a o každém kuse, o kterém cesty vědí. Poslouchá, jako by ho někdo ukládal. Pak usíná, prst po prstu, přes půl světa, oči nakonec. Brána, kterou je, se otevře; na prahu leží, co střežila, a střep koruny.',
    },
    k2: {
      result:
        'Prsten se ti na ruce otočí čelem k němu. Každý jeho kus si vzpomene, přes půl světa, a oblouk se ohne jako prst. Utíkáš a bereš, co z koruny odletuje. Když se prach usadí, zbývají mezi kameny ústa. Bez hněvu se ptají, jak se má malíček.',
    },
  },
  157: {
    text: 'Dvě chlapecké postele, dva chlapecké kabáty na dvou háčcích, jedna lampa: v učitelově domě nikdo s ničím nehnul od chvíle, kdy tu matka řekla, skoro bez hlasu, ať ani jeden neprohraje. Přikrývky jsou odhozené, jako když děti někdo zavolá k oknu. Z kuchyně zní tlumené údery. Leží tam bubeníci Rudého krále; na noc jim bubny zamykají, a tak cvičí na desce stolu.',
    a: {
      label: 'Ustlat postele',
      result:
        'Vyklepeš obě přikrývky a na obou ohrneš růžek, stejně široký, protože to určitě někdo přeměří. Čekalo to dost dlouho; dům si vydechne. Pod jedním polštářem jsou sušenky, pod druhým dvě mince; kluci to zjevně tajili jeden před druhým. Údery v kuchyni přešly v chrápání.',
    },
    b: {
      label: 'Vyhnat bubeníky',
      result:
        'Vejdeš s pohrabáčem nad hlavou. Jsou to děti, je jich šest, a kuchyni brání naběračkami, docela dobře. Ven letí nakonec jen jejich desátník, který spí za kamny ve třech jejich přikrývkách; měšec mu upadne na prahu. V teple je teď místo. Někdo ti vezme pohrabáč a přikryje tě.',
    },
    k1: {
      result:
        'Pod lampou leží příměří z Delty, v opise, který nikdo nemohl přinést. Odneseš opis k postelím; polštáře jsou dva, a tak je srazíš k sobě a položíš ho na spáru. Údery v kuchyni ustanou. Z jednoho kabátu cosi vyklouzne a z druhého také. Jsou to dvě půlky jedné věci.',
    },
    k2: {
      result:
        'Jakmile vejdeš, lampa vyšlehne; ví, co se od tebe v Deltě dalo koupit. Závěsy, pak schody. Šest bubeníků, žádnému není přes dvanáct, stojí podle výcviku pod kuchyňským stolem. Vlečeš je ven po dvou, za řemeny, a nakonec truhličku se žoldem. Na dlažbě se odpočítají do šesti. Za nimi hoří obě postele, stejně.',
    },
    k3: {
      result:
        'Na převráceném hrnci sedí Jora, i s jizvou, a učí ostatní rytmus, který není v žádném řádu: „domů“. Chybí jim jen poslední úder; u toho čekají, až jim někdo řekne, kde to je. Obejdeš jednoho po druhém: která řeka, kolik dní. V prázdné kuchyni si Jora hodí buben na záda. „Já mám stejnou cestu jako ty.“',
    },
  },
  158: {
    text: 'Všechny ulice končí ve Dvoře srdce. Ve zdi je ústí stroje, ne větší než u chlebové pece, a dýchá. Před ním stojí stůl, na něm poslední strana Knihy přání s jedním volným řádkem, seříznuté pero a šálek čaje. Ilvana ten šálek shodí rukávem na zem. Zůstane celý i plný a ona naslouchá, kde se rozbije jiný. „Bránit nikomu nemám,“ řekne. „V pokynech to není.“',
    a: {
      label: 'Nic nepsat a udělat čáru',
      result:
        'Pero je těžké jako sloup od vrat. Napadá tě tolik dobrých věcí, některé ani nejsou pro tebe. Přiložíš pravítko a vedeš čáru přes ohyb až na druhý kraj, a potom už je to jen pero. Ilvana ji posype pískem a předá ti, co zbylo v úřední zásuvce. Rukávem zas zavadí o šálek. Rozbije se.',
    },
    b: {
      label: 'Zapsat své přání',
      result:
        'Splní se, úplně, dřív než oschne inkoust; máš toho plnou náruč a těžké kapsy. „Napravo se raději nedívej,“ řekne Ilvana a položí přes tu stránku rukáv. Pak vezme pero a drobným písmem začne zapisovat. Když se ohlédneš, už si svítí lampou. Pořád ještě píše.',
    },
    c: {
      label: 'Rozbít stůl',
      result:
        'Dub, mosaz, tři sta let inkoustu. Brání se jako každý nábytek, rohy. Pak jsou z něj prkna a dvojité dno vydá, co skrývalo. Po dlaždicích teče inkoust; dokud je mokrý, dá se v něm přečíst každé jméno. Ilvana ti podá svůj čaj. Ptá se, kam to má teď zapsat.',
    },
    k1: {
      label: 'Napsat cenu doleva',
      result:
        'Vlevo, kam patří přání, zapíšeš, co to všechno stálo: moře, nebe, les, roky ve vodě. Pravá strana zůstane prázdná. Stroj hledá, odkud by to vzal, a najde jen sebe. Do západu slunce má zaplaceno. Ilvana se zeptá, jak se město jmenovalo. Nezbyl nikdo, kdo by ti mohl odporovat. Opakuje si to po tvém boku až k bráně, a ještě za ní.',
    },
    k2: {
      label: 'Zavřít knihu před svědky',
      result:
        'Dvůr se za tebou plní pomalým teplým dechem. Přišla Stodvojka a s ní všechno, co se kdy vrátilo: stáda, kapradiny, čísi prateta s přikrytou mísou. Před takovými svědky by si nikdo nic nepřál. Na sponu knihy jsou potřeba obě tvé ruce a chobot. Ilvana ti vysype do vaku zásuvku stolu; prateta sejme z mísy ubrousek.',
    },
  },
  159: {
    text: 'S čelenem mezi dvěma řadami oken v patře stojí na hlavní ulici Trpělivost, na svých válcích. Lan je tu pro devadesát; táhne devět námořníků. U pekařství se domy k sobě naklánějí a ulice je tam o dlaň užší než loď. Kapitánka Šreja to přeměřila čtyřikrát, s týmž výsledkem. Než dá povel k dalšímu záběru, každému z devíti jménem poděkuje.',
    a: {
      label: 'Namazat nároží',
      result:
        'V pekařství je sádlo a tím vymažeš obě nároží, kam až dosáhne lodní hák. Při dalším záběru Trpělivost projde a jen vzdychne lakem. Šreja vyplatí lodivodné, dvě mince a lodní suchar. Po obou zdech teď vede modrý pruh, přesně vodorovný, jako by tu kdysi sahalo moře.',
    },
    b: {
      label: 'Založit válce klíny',
      result:
        'Námořníci brání každý válec, ale klíny drží a při dalším záběru lana prasknou. Tady zůstane a je z ní dům. Z rozbité záďové svítilny vypadnou dva drahokamy a mince pro štěstí. K večeru se v lanoví suší prádlo. Šreja stojí u lávky a neví, jestli se klepe.',
    },
    k1: {
      result:
        'Máš jméno na seznamu, dostaneš tedy desáté lano a kapitánka se ho chopí za tebou. Při devátém záběru řekne hlasem, kterým počítá, co posádce nikdy neřekla: že by se bývala raději potopila. Jedno nároží povolí; ve zdi se zaleskne pokladnice. „Ta je tvoje. To druhé do deníku nepatří.“',
    },
    k2: {
      result:
        'Devět námořníků pustí lana, když uvidí, kdo přišel. Mají jedinou otázku: jaké to je, bydlet v domech? Vyprávíš o schodech, o myších, o tom, jak člověk nespí a slyší pršet. Osm si jich sedne na prahy, na zkoušku. Devátý by radši začal cestou, tou tvou. Šreja svinuje měřicí pásmo, celé.',
    },
  },
  160: {
    text: 'Čajovou zahradu dnes ráno někdo zalil; písek je uhrabaný a na každém stolku stojí šálek, dnem vzhůru. Na pergole sedí papoušek, racek a vrána, v tomto pořadí. Mlčí jako lidé, kteří o tobě právě mluvili. Vrána si prohlíží drápy. Papoušek si odkašle, rozmyslí si to a zeptá se, jestli sladíš.',
    a: {
      label: 'Počkat, až budou pokračovat',
      result:
        'Naliješ si a obdivuješ živý plot, dokud na tebe nezapomenou. Řeč byla o počasí a o konci všeho, který racek čeká od západu. Vrána na to přijímá sázky; na talířku ti zůstanou tři mince a drahokam. Nad západními střechami se vyjasňuje.',
    },
    b: {
      label: 'Chytit jednoho z ptáků',
      result:
        'Stolky se kácejí, horká voda stříká. Na chvilku jednoho držíš a nevíš kterého. Pak sedíš v rozlitém čaji s peřím tří barev a z vraního hnízda, které spadlo i s pergolou, vypadnou dva drahokamy a půlka bábovky. Z protějšího hřebene už je slyšet, jak se to vypráví, a pokaždé je to lepší.',
    },
    k1: {
      result:
        'Racek řekne tvou pravdivou větu, slovo od slova a tvým hlasem. Papoušek ji pošle dál, vrabcům, korouhvičkám, od střechy ke střeše, až má město zase hlas, jediný, a je tvůj. Odpoví ti. Aby ruce měly co dělat, obrátíš šálek; co pod ním leží, tam předtím nebylo.',
    },
  },
  161: {
    text: 'Celým městem vede kanál plný mlhy, nábřeží jsou zametená. U můstku kotví loďka s lampou na zádi a o veslo se opírá převozník beze stínu. Tak vysoko proti proudu ještě nikdy nebyl. Za tři sta let, říká, nepřišel k vodě jediný z těch, kdo tu bydleli. Třeba jim to nikdo neřekl. Na lavičky dal polštářky.',
    a: {
      label: 'Ukázat mu zametené domy',
      result:
        'Jdete ode dveří ke dveřím. Pece hřejí, postele jsou odestlané; doma není nikdo. U každého domu smekne a po tom posledním už si klobouk nenasadí. Co mu dva z nich zaplatili předem, minci a drahokam, dá tobě. Zpátky jde prostředkem ulice a našlapuje jako kolem spících.',
    },
    b: {
      label: 'Zmocnit se loďky',
      result:
        'Stín, kterým by tě zadržel, nemá, jen veslo, a s tím umí. Nakonec zbude tobě loďka a jemu nábřeží. Pluje, kam sama chce, do sklepení, kam se kdysi ukládalo převozné, navrchu čísi oběd, a pak tě doveze zpátky. Převozník stojí, kde stál. „Táhne doleva,“ řekne.',
    },
    k1: {
      result:
        'Jednu plavbu máš u něj k dobru. Za hodinu tě proveze všemi ulicemi mrtvých; za okenicemi se rozsvěcejí lampy jako o svátku. U posledního nábřeží ti podají, na co se složili. „Pozor na schod,“ řekne převozník a přidá tvé jméno. Jména jsou tu vzácná. To tvoje se nese daleko.',
    },
    k2: {
      label: 'Dát muži s lanem nůž',
      result:
        'V loďce sedí muž a kolem hrudi má lano, které vede kolmo vzhůru. Ten uzel znáš, utáhly ho tvoje ruce. Žádá tě, zrovna tebe, o nůž, stejně laskavě, jako se kdysi ptal, jestli by mohl jít. Řeže pomalu, aby ona na druhém konci neupadla. Dá ti dva manžetové knoflíčky, v každém drahokam. Má je od ní.',
    },
  },
})
