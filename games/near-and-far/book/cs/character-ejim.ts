import { pages } from '../pages.ts'

export const chapter = pages({
  EJI0: {
    text: 'Třicet let přivádíš lidi zpátky: dlužníky, uprchlého ženicha, jednou i biskupa. Nikdy nespěcháš a žádný z nich ještě nezmeškal přelíčení. Mzda chodí každé čtvrtletí v bílé obálce. Za domem teče řeka, starší než zákon; usínáš při ní. Dnes tě probudí ticho. Za plotem leží koryto z popraskaného bahna a na prahu zatykač: krádež řeky, škoda dosud nevyčíslena. Řádek pro jméno je prázdný.',
  },
  EJI1: {
    text: 'Most, u kterého bydlíš, stojí všemi pěti oblouky v prachu jako někdo, kdo vešel do pokoje a zapomněl proč. Starosta čte od zábradlí obžalobu: jedna řeka, úplná, i s rybami, odcizena v noci. Dolů se nedívá; kopou tam už první lidé se síty. Zatykač ti v ruce chladne. Na prázdném řádku vystoupí R, jako když zdí prorazí vlhkost.',
    a: {
      label: 'Zeptat se, kdo ji slyšel odcházet',
      result:
        'Tři ulice neslyšely nic. Ve čtvrté bydlí starý rybář, který už nespává. Ve tři ráno mu prý prošla pod oknem, po špičkách, a štěrk si nadzvedávala jako sukni. Předvede to v ponožkách po celé délce pavlače.',
    },
    b: {
      label: 'Vyhnat z koryta rabovače',
      result:
        'Při každé svatbě se tu někdo nahne přes zábradlí o kousek víc, než má: tři sta nevěst, tři sta prstenů, a bahno je teď přístupné všem. Vejdeš s holí mezi kopáče. Křik, síta, kal až v uších. Zbudou po tom stopy a v jedné leží jako na misce prsten.',
    },
  },
  EJI2: {
    text: 'Poslední pohárek řeky stojí u rybáře na okně, ve sklenici od okurek. Voda v ní není rovná: opírá se o východní stěnu jako pes o vrátka. Nabral ji tu noc ze schodu před domem a nikomu o tom neřekl. Můžeš si ji vzít s sebou, povídá, jenže palec nechává na víčku. Napřed chce vědět, jestli toho, kdo to udělal, oběsíš.',
    a: {
      label: 'Říct mu, že nevíš',
      result:
        'Za třicet let to ve službě říkáš poprvé. Dívá se na tebe jako na splávek, který sebou cukl. Potom palec z víčka sejme. „Půjčuju,“ řekne, „nedávám.“ Celý den se pak voda, zabalená do jeho svátečního šátku, opírá dopředu, jako by mulu táhla ona.',
    },
    b: {
      label: 'Říct mu, co chce slyšet',
      result:
        '„Nikdo viset nebude,“ řekneš hlasem, který máš schovaný pro matky. Vysází na stůl úspory, na advokáta, a položí k nim uzeného úhoře. Ráno je voda ve sklenici kalná, leží rovně jako každá jiná a neopírá se nikam.',
    },
  },
  EJI3: {
    text: 'Z rabovačů zbývá jediná: asi osmiletá holka, po kolena v bahně, s vědrem v náručí. Uvnitř, trochu ohnutá, stojí ryba, poslední ze všech. Prý ji dostala v noci od někoho cizího, kdo do vědra plakal tak dlouho, až v něm bylo vody dost. Za ní stoupají na břeh dvě koleje od vozu. Vítr je už začíná uklízet.',
    a: {
      label: 'Zeptat se, jak ten člověk vypadal',
      result:
        '„Unaveně,“ řekne, a protože pořád čekáš, vezme ti tužku. Na rubu zatykače se objeví sehnutý krk, řemen a oči někoho, kdo nese věc, která se nesmí vylít. Když obrázek podrží nad vědrem, ryba se připluje podívat.',
    },
    b: {
      label: 'Jít po kolejích, než je sebere vítr',
      result:
        'Vozík tažený rukama, těžký: koleje jsou na dlaň hluboké a vedle nich ani kapka. Vítr ti jde z druhého konce naproti, s pískem, a hobluje ti tvář. U vrat, kde vozík odpočíval, zůstala půlka bochníku a otisk dvou kolen.',
    },
  },
  EJI4: {
    text: 'Výběrčí mýta účtoval zvon. Ukáže ti zápis: jeden vozík, jedna osoba, jeden kostelní zvon, velký. Byl pod plachtou, na každém výmolu zahučel, a zvony se neprohlížejí. Zapíšeš si výběrčího jako prvního svědka. Za boudou je cesta zatarasená kostelními lavicemi: co se ta historka roznesla, bojí se sousední farnost o vlastní zvon.',
    a: {
      label: 'Nechat si ten zvuk předvést',
      result:
        'Zkusí konvici, pak ruční zvonek a nad obojím zavrtí hlavou. Nakonec se nahne do prázdného sudu na dešťovku a zabručí. Tón je hluboký a nezůstane na místě: vydá se po cestě a zajde za zatáčku. Ještě chvíli se za ním oba díváte.',
    },
    b: {
      label: 'Odklidit lavice z kolejí',
      result:
        'Farnost k tomu má co říct, a to svícny. Zpod lavic vycházejí na světlo koleje a nejsou všude stejně hluboké: na loket, na prst, zase na loket. Náklad stoupal a klesal s měsícem. Kde byl úplněk, leží v koleji zajíc.',
    },
  },
  EJI5: {
    text: 'Kdo může chodit, je na silnici: mlynáři, pradleny, celá škola ve dvojicích. „Biřic,“ letí řadou dozadu a zvedají se hrnky, jako by bylo co nalévat. Chtějí řeku domů. Nejde-li to, chtějí aspoň někoho. Na dvoukoláku leží šibenice, ohoblovaná a očíslovaná; stloukli ji předem, ať se nezdržuješ.',
    a: {
      label: 'Slíbit jim jenom řeku',
      result:
        '„Řeku,“ řekneš z milníku. O tom druhém neřekneš nic, a to třikrát, protože řada je dlouhá. K večeru je polovina vozů otočená k domovu. Ostatní sedí na šibenici, jiná lavička tu široko daleko není.',
    },
    b: {
      label: 'Rozebrat šibenici',
      result:
        'Tesař ji brání a tesaře brání švagři. Je to dobrý dub, poctivě čepovaný. Tolik rukou táhne na obě strany, až šibenice povolí u každého čísla. Do rána hoří podél silnice malé ohně a nad každým visí něčí polévka.',
    },
  },
  EJI6: {
    text: 'Jako druhý svědek stojí na tvém seznamu hostinská. Host u ní za pokoj a koupel zaplatil sklenicí vody, která ještě není mokrá: žena ji vylije na knihu hostů a stránka zůstane suchá. Stojí na ní R, I a šmouha, stejně jako na zatykači. Pokoj teď drží čtyři vozkové a z toho chládku se nehnou. Jméno žalobce leží jako vždy pod pečetí.',
    a: {
      label: 'Rozlomit pečeť',
      result:
        'Půl života hlídáš pečeti a teprve dnes slyšíš, jak jedna praskne. Pod voskem žádné jméno není. Je tam otisk palce, hluboký, docela hladký, bez jediné čárky, a je ze slonoviny. Na lomu začíná vosk vlhnout.',
    },
    b: {
      label: 'Vystěhovat vozky z pokoje',
      result:
        'Nejdřív padne skříň, pak dvě židle a chvíli se nedá říct, kdo vystěhovává koho. Nakonec vás leží na prknech všech pět. Nikomu se nechce vstávat. Po stropě běží vlny, světlé a beze spěchu, jako v poledne pod mostem.',
    },
  },
  EJI7: {
    text: 'Po setmění si k tvému ohni sednou dva muži v bílých rukavičkách. Jsou prý posila od úřadu, který tě platí; Její Veličenstvo pozdravuje. Jeden vybalí měděný trychtýř, druhý soudek. Pouta nemají. Na zatykači přibylo vedle R ještě I. „A zloděj?“ zeptáš se. Podívají se na sebe. „Jaký zloděj?“',
    a: {
      label: 'Poslat je jinam podle předpisů',
      result:
        'Ocituješ paragraf, podle kterého posila postupuje severní cestou. Mají na to protiparagraf. Tak to jde až k poznámkám pod čarou, dokud nezhasne oheň. Za svítání se zvednou, pořád se ještě přou, a kde si odpočinou, nechá po sobě soudek kulatý otisk jako razítko.',
    },
    b: {
      label: 'Pohádat se s nimi naplno',
      result:
        'Slovo dá slovo a dojde i na trychtýř, který utrží bouli a dá se do kutálení: kolem muly, přes cestu, důstojně. V příkopu zvoní tak dlouho, že všichni tři přestanete a posloucháte. V trávě leží bílá rukavička, dlaní vzhůru.',
    },
  },
  EJI8: {
    text: 'Třetí na tvém seznamu svědků je žena, která řeku nikdy neslyšela. Čtyřicet let ji má v chodidlech, v zubech, v mouce. Té noci, říkají její ruce, vešla voda kuchyní, nadzvedla židle, zase je postavila a odešla ložnicí; po zdi se těsně nad polštářem táhne čára. Mlynář, její muž, překládá a to nejlepší vynechává. Tvůj formulář má jedenáct řádků.',
    a: {
      label: 'Naučit se od ní deset znaků',
      result:
        'Mlynáře vystrčí ze dveří a začne chlebem, mlýnským kolem a deštěm. Desátý znak jsou dvě ruce, které se zavřou kolem něčeho malého a zvednou to z dosahu. „Krádež?“ napíšeš. Přikývne, připíše vedle „záchrana“ a přikývne znovu. Lampa dohoří a její prsty zkoušejí ty tvoje potmě.',
    },
    b: {
      label: 'Sepsat její výpověď úředně',
      result:
        'Vyjde to na půl stránky: datum, hodina, směr, židle nepoškozeny. Mlynář zaplatí opisné. Každé slovo sedí a celé je to špatně. Žena se podepíše. Ruka jí potom zůstane ležet na papíře a ještě chvíli mluví dál, docela potichu.',
    },
  },
  EJI9: {
    text: 'Ve vyjeté koleji stojí louže, ne větší než talíř, první voda po mnoha dnech, a vaří se. Oheň nikde, bahno okolo je studené. Vře trhaně, jako dýchá někdo po běhu, a prská k východu. Je to kus řeky a má strach, nebo vztek; z tak malého kousku se to nepozná. Mula pít odmítá.',
    a: {
      label: 'Chladit ji v hlíně',
      result:
        'Uložíš ji do hliněné mísy a hodinu co hodinu měníš obklady jako dítěti v horečce. Ke čtvrté se utiší a ukáže obraz, vzhůru nohama: ohnutá záda, řemen, hvězdy tam, kde má být cesta. Nakloníš hlavu a hlína ho vypije.',
    },
    b: {
      label: 'Jet celou noc k východu',
      result:
        'Noc má něco proti každé míli: trní, závora, psi, závora. S úsvitem přijde ležení vypálené až po kolíky a prázdné. Jablka v bedně se zásobami jsou uvařená. U ohniště leží zátka velká jako klobouk. Zvedneš ji a kouří se z ní.',
    },
  },
  EJI10: {
    text: 'Noc tě zastihne mezi dvěma vesnicemi a jediné měkké místo je v korytě cizího potoka, taky prázdném, se štěrkem pořád srovnaným podle velikosti. Kolem půlnoci se koryto ozve, jako soused přes zeď: nevíš náhodou, co je s tou vedle? Za tichých nocí prý bývalo slyšet, jak se obrací. O kus výš se hýbou kameny a něco po nich jde.',
    a: {
      label: 'Zůstat ležet a dosnít to',
      result:
        'Sen připluje shora a přinese s sebou tvůj dům. Ležíš tam, kde bude ležet řeka: přes hruď ti jedou lodě, potom vlasec bez háčku, potom stín mostu. Ráno je kabát suchý až po podšívku a je cítit rybami.',
    },
    b: {
      label: 'Zahnat to ohněm',
      result:
        'Tři ohně a mezi nimi ty s holí. Přijde to stejně, složené z toho, co potoky nechávají ležet: z kořenů, z vidlice na veslo, z jedné boty. Chvíli se přetahujete; potom si to sedne ke třetímu ohni a nastaví teplu větvičky. Když se probudíš, je přiloženo.',
    },
  },
  EJI11: {
    text: 'Na křižovatce tě dohoní posel se mzdou. Tentokrát to není obálka, ale vystlané pouzdro a v něm láhev: tři měsíce, stočené do čira, v barvě června. „Vaší věrnosti si ceníme,“ píše jménem Jejího Veličenstva paní Osera. Viněta uvádí takříkajíc vinici: starého rybáře, který bydlí u tvého mostu, i s vlastnoručním podpisem.',
    a: {
      label: 'Vrátit ji rybáři',
      result:
        'Tam a zpátky jsou to dva týdny a svědek, se kterým se počítalo, se mezitím odstěhuje neznámo kam. Rybář podrží láhev proti světlu a na nic se neptá. Když se vracíš přes most, sedí na suchém břehu s nahozenou udicí a má před sebou celé léto.',
    },
    b: {
      label: 'Vypít ji',
      result:
        'Chutná po línech a časných ránech a nejdřív jde do kolen. Do sedla se vyhoupneš jako za nejlepších let, milníky čteš na tři sta kroků, pískáš si. Kolem poledne se ti zápěstí samo švihne dozadu a nahodí daleko do prachu udici, která tu není.',
    },
  },
  EJI12: {
    text: 'Přes noc přibylo N. Jméno teď stojí na svém místě, suché a černé, jako by nikdy nechybělo: Rin. Jednou je přečteš nahlas, jak předpis žádá před zatčením. Nato papír zvlhne znovu, o řádek níž, kde žádný řádek vytištěný není. Na každý tah potřebuje hodinu. E. Moc jmen, která tak začínají, na téhle cestě neznáš.',
    a: {
      label: 'Sednout si a nechat to přijít',
      result:
        'Sedíš před papírem jako před konvicí. Druhé písmeno má ocásek. Z nejbližšího statku ti pošlou polévku, potom vejce, a šeptem se ptají, kdo zemřel. Třetího rána je to tvoje jméno. Inkoust je ještě měkký a vezme si otisk tvého prstu.',
    },
    b: {
      label: 'Odříznout spodní okraj',
      result:
        'Papír se brání: vzpíná se, klouže, jde po palci. Klečíš na něm s nožem. Proužek, který nakonec odpadne, je prázdný. Nad řezem si písmena poposedla k těm třem prvním, jako to dělají lidé na lavici, a z okraje ti kape na boty.',
    },
    k1: {
      label: 'Přiložit zatykač k rozlomené pečeti',
      result:
        'Podložíš ho oběma půlkami vosku a papír zprůhlední. Druhý řádek nikdy nepatřil obviněným. Stojí před ním drobounce „podpis úřední osoby“ a písmena dojdou jen tak daleko, kam je pustíš. Palec ze slonoviny se dole odsunul stranou.',
    },
  },
  EJI13: {
    text: 'Kolega z horských měst tě předběhl. Je mladý, odznak má nový a zatkl kramáře, u kterého našel čutoru s vodou. Lidé si přinesli židle. Čekají na někoho tak dlouho, že už jim skoro nezáleží na koho. Na tvém zatykači stojí od rána tři písmena: Rin. Kramář hláskuje své jméno každému, kdo poslouchá; je dlouhé.',
    a: {
      label: 'Svědčit proti vlastnímu úřadu',
      result:
        'Vylezeš na židli a při odznaku přísaháš, že se odznak mýlí. Je to hodina, ze které nemá radost nikdo. K večeru někdo kramářovi podá jeho tkaničky. Tvůj odznak, kterým se bušilo do stolu, je prohnutý; udržel by déšť, kdyby nějaký byl.',
    },
    b: {
      label: 'Dostat ho ven zadem',
      result:
        'Strážník u zadních dveří, dva na dvoře a pak zeď. Od té zdi kramář mluví: čutory plechové, čutory plstěné, babiččina tykev a jak záleží na zátce. Mluví přes tři pole a jednu noc. Za svítání rozlomí chleba a u ucha ti zatřese svou nejmenší čutorou. Chrastí.',
    },
  },
  EJI14: {
    text: 'Na obrubě prázdné kašny leží pod mokrým oblázkem dopis. „Než přijdeš, postůj hodinu tam, kde tekla.“ Ostatní řádky jsou přeškrtané, podpis zní Rin. To místo znáš. Za kašnou vychází z kopců staré koryto a v něm leží plochý kámen, který tvá chodidla pamatují z dětství. Od východu se zvedá prachová bouře.',
    a: {
      label: 'Postát tam tu hodinu',
      result:
        'Je to dlouhá hodina. První čtvrt stojíš jako úřední osoba. Ve druhé si nohy vzpomenou na chlad. Pak začne být slyšet, co chybí: pradleny, konipasi a hlavně žáby, díra ve večeru po obou březích. Na konci máš vyhrnuté nohavice.',
    },
    b: {
      label: 'Jet dál proti prachu',
      result:
        'Hodina proti větru, kabát přes oči muly, vlastní oči zavřené. Po levici s tebou něco drží krok, bez kroků, asi ve výšce tekoucí vody. Potom se nebe otevře. Ty i mula máte barvu koryta, i s ušima.',
    },
    k1: {
      label: 'Napsat na rub: „Mám za sebou“',
      result:
        'Chodit tam nemusíš: ta noc ve vypůjčeném korytě platí. Napíšeš tři slova a zatížíš je zase oblázkem. Máš už nohu ve třmeni, když si v kašně, suché déle než řeka, něco odkašle.',
    },
  },
  EJI15: {
    text: 'Sud táhne šest koní; je velký jako kaple a muži v bílých rukavičkách na něm sedí jako vlaštovky. Královnini lidé tě dohoní u kůlu, na kterém je dodnes vyznačeno, jak hluboký bývá brod. Jeden sleze, opráší si kolena a oběma rukama ti podá papír. Je to zatykač, zapečetěný, v pořádku, a stojí na něm tvoje jméno, všechna písmena najednou.',
    a: {
      label: 'Pozorně si jejich zatykač přečíst',
      result:
        'Kdo je zatčen, smí číst. Na třetí straně zůstaly pro pohodlí otevřené datum a místo. Vypůjčíš si pero a doplníš městečko, které dávno vyhořelo, a jedno úterý v jiném století. Kontrolují to řádek po řádku. Nejmladší na rukavičkách počítá, jestli už je na světě.',
    },
    b: {
      label: 'Bít se v suchém brodu',
      result:
        'Prach sahá po boky. Každá rána dojde pozdě a měkce, jako ve snu, a nikdo neumí pořádně upadnout. Sud se utrhne, ze zvyku odpluje kus po proudu, po ničem, a uvázne. Když se mračno usadí, nikdo už neřekne, čí rukavičky byly ty bílé.',
    },
  },
  EJI16: {
    text: 'Zametené ulice a nad žádnou branou jméno. Sedm schodů vede ke kulaté suché nádrži a na obrubě sedí Rin, postava menší, než by odpovídalo obžalobě, na klíně láhev od slivovice. Rin neutíká, jen se na tebe dívá jako na někoho, kdo jde pozdě. Za tebou, o ulici dál, to pomalu cvaká po dlažbě, jako když se staví šachové figury: královna a kolem ní měkké podrážky.',
    a: {
      label: 'Přečíst zatykač až do konce',
      result:
        'Čteš vestoje, od „Jelikož“ po poslední tečku. Rin poslouchá, jako se poslouchá dítě, když odříkává básničku, a v těžkých místech napovídá samými rty. Cvakání kdesi ustalo. Pak Rin vstane a natáhne před sebe obě zápěstí. Na řemeni mezi nimi visí láhev a otáčí se.',
    },
    b: {
      label: 'Otočit se a zastavit královniny lidi',
      result:
        'Ukážeš záda tomu, koho máš zatknout, což se nesmí, a nastavíš zatykač proti bílým rukavičkám. Zákon má dvě ostří a oni zatím znají jen rukojeť. Jdou nahoru po třech, proti holi, klobouku a hlasu. Královna mezi nimi čeká s jednou nohou zdviženou.',
    },
    c: {
      label: 'Roztrhnout zatykač vedví',
      result:
        'Trhá se jako chleba. Obě půlky jsou skrz naskrz mokré. Cvakání se zarazí; na tohle nemá předpis nikdo. Ještě nevíš, kam s rukama, když jméno steče z listu: tři písmena, tři pramínky, po dlažbě a po schodech nahoru, k nádrži.',
    },
    k1: {
      label: 'Udělat rukama desátý znak',
      result:
        'Dvě ruce se zavřou kolem něčeho malého a zvednou to z dosahu. Rin se na ně dlouho dívá, sevře láhev mezi koleny, odpoví stejně a na obrubě se posune. Kámen tam hřeje. Je z něj vidět na všech sedm schodů.',
    },
  },
  EJI17: {
    text: 'Rin jede s tebou, bez pout; řeč na ně ani nepřijde. Celou cestu domů je láhev v sedle mezi vámi, a protože v zatáčkách klouže, držíte ji střídavě. Mluvíte o zdymadlech, o mulách, o spaní vsedě. Na posledním kopci se cesta dělí. Vlevo je suchý most, černý lidmi, a každý má hrnek. Vpravo bílý kočár se sklopeným schůdkem.',
    a: {
      label: 'Uspořádat soud u mostu',
      result:
        'Zasedá se v korytě, pod třetím obloukem. Porotou jsou ti, kdo mají žízeň, tedy všichni. Rozsudek má jednu větu; zopakovat by ji chtěl jen starosta. Pití trvá do večera a dna se nikdo nedobere. Poslední v řadě stojí tvoje mula, po kolena ve vodě.',
    },
    b: {
      label: 'Odevzdat ji královně',
      result:
        'Nebijí, jenom se drží: třmenu, kabátu, řemene, a každou ruku je třeba uvolnit zvlášť. Dvířka kočáru se zavřou bez hlesu. Na stvrzence stojí: vyplaceno v plné výši. Na podzim dají mostu tvé jméno, v mosazi. Pod tabulkou stojí každé ráno hrnek, dnem vzhůru.',
    },
  },
  EJI18: {
    text: 'Sedm schodů a ty na tom nejvyšším. Pod tebou se seřadily bílé rukavičky, řada za řadou, uprostřed královna, slonovinová až po lokty. Za zády ti Rin nehtem loupe vosk. „Může si jít, kam chce,“ zazní odtamtud. „Má moje slovo.“ Jestli se řeka rozhodne pro východ, pro západ, nebo pro něco třetího, neví tu nikdo, a paragraf na to není.',
    a: {
      label: 'Stát, dokud řeku neuslyšíš',
      result:
        'Jdou po třech a ty máš hůl a třicet let stání ve dveřích. Počítáš rány, potom schody. Za tebou cosi vstává, jako vstává ráno celý dům. Voda je ti u pat, u kolen a běží dál, po obou stranách, jako kolem mostního pilíře.',
    },
    b: {
      label: 'Zavolat ji jménem',
      result:
        'V žádné listině to jméno už dávno nestojí. Zavoláš je, jako děti volají pod mostem, aby slyšely, jak se vrací. Řeka ten hlas zná. Sestupuje schod za schodem, jako se chodí ke snídani, královniny střevíce obteče a dole počká.',
    },
  },
  EJI19: {
    text: 'Bez zatykače jsi člověk na náměstí, v dobrých botách. Královna procvaká kolem; úřední osoby vidí, ale tebe už mezi ně nepočítá. Její lidé hledají zloděje a biřice a zdvořile se tě ptají, jestli tudy takoví dva nešli. Rin zatím uloží láhev do prádelního koše, pod košili, a nabízí ti druhé ucho. „Je těžší, než vypadá,“ řekne Rin.',
    a: {
      label: 'Nést ji dál společně',
      result:
        'Dva lidi s prádlem nikdo nezdržuje; bílá rukavička vám podrží bránu. Jdete dva dny a nikdo nepočítá, na kom je řada. V údolí, které nikomu nepatří, koš postavíte. Ještě dlouho potom, když sevřeš pěst, je rýha v tvé dlani mokrá.',
    },
    b: {
      label: 'Jít domů a čekat pod mostem',
      result:
        'Odznak pověsíš na hřebík a pod třetí oblouk si sneseš židli. Lidé nosí polévku a přestávají se ptát. Jednou v noci, ke třetí, tě vzbudí, že je ticho jiné. Řeka jde po špičkách a štěrk si nadzvedává jako sukni. Odsuneš židli kousek stranou.',
    },
  },
})
