import documentprocessingservice.Client;
import java.util.Arrays;

/** Counts the operations whose method returns the stated type. An argument is `operation=Type`; no type allows any.
 * Fails if coordinates are not lists of lists of numbers. */
public class Types {
    public static void main(String[] args) throws Exception {
        var coordinates = Client.Segment.class.getDeclaredField("coordinates").getGenericType();
        if (!coordinates.getTypeName().equals("java.util.List<java.util.List<java.lang.Double>>"))
            throw new AssertionError(coordinates);
        long kept = Arrays.stream(args).map(argument -> argument.split("=", 2)).filter(stated ->
            Arrays.stream(Client.class.getMethods()).anyMatch(method -> method.getName().equals(stated[0])
                && (stated[1].isEmpty() || method.getReturnType().getSimpleName().equals(stated[1])))).count();
        System.out.println(kept + " of " + args.length + " types");
    }
}
