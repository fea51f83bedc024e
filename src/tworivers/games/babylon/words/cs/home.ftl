# Co o hře Babylon říká domovská stránka a nový stůl.

babylon-about = Stavěj visuté zahrady, terasu nad terasou. Počítá se jen to, co je vidět shora.
babylon-option-limited-supply = Omezená zásoba
